import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { newsletterAudiences } from "../../features/newsletter/model.ts";
import { createdAt, flag, id, instant, strings } from "../columns.ts";

/** Only who is `subscribed` and has confirmed gets mail. `email` is in lower case. */
export const newsletterSubscribers = sqliteTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull().unique(),
    /** Behind the address (`mailbox.ts`): several addresses may be one. */
    mailbox: text().notNull().default(""),
    firstName: text(),
    phone: text(),
    interests: strings(),
    /** Asked for at a confirmed address, until its owner confirms. */
    pendingInterests: text({ mode: "json" }).$type<string[]>(),
    subscribed: flag().notNull().default(true),
    /** `null` until then. */
    confirmedAt: instant(),
    /** Given before the site was there, on that day: where, in the DJ's words. `null`: confirmed by a mail of the site. */
    consentSource: text(),
    /** Raised by unsubscribing: confirmation links with a lower one are dead. */
    linkVersion: integer().notNull().default(0),
    /** An unsubscribed address is asked again once; `null` once it confirms. */
    askedAgainAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index("newsletter_subscribers_by_state").on(table.subscribed, table.confirmedAt),
    index("newsletter_subscribers_mailbox").on(table.mailbox),
  ],
);

/**
 * `audience` is an interest, or `everyone`. A draft until it is sent, then it stays. The outbox has its mails'
 * outcomes.
 */
export const newsletters = sqliteTable(
  "newsletters",
  {
    id: id(),
    audience: text({ enum: newsletterAudiences }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    linkLabel: text(),
    linkAddress: text(),
    sentAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index("newsletters_newest").on(table.createdAt, table.id)],
);
