import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { newsletterAudiences } from "../../features/newsletter/model.ts";
import { createdAt, flag, id, instant, strings } from "../columns.ts";

/** Only who is `subscribed` and has confirmed gets mail. `email` is in lower case, as typed otherwise. */
export const newsletterSubscribers = sqliteTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull().unique(),
    /** The mailbox behind the address (see `mail/mailbox.ts`): several addresses may be one. */
    mailbox: text().notNull().default(""),
    firstName: text(),
    phone: text(),
    interests: strings(),
    /** Interests that somebody asked for at a confirmed address, until its owner says yes. */
    pendingInterests: text({ mode: "json" }).$type<string[]>(),
    subscribed: flag().notNull().default(true),
    /** When the address was last confirmed by its link; `null` until then. */
    confirmedAt: instant(),
    /** Raised by leaving: confirmation links with a lower one are dead. */
    linkVersion: integer().notNull().default(0),
    /** When an address that has left was asked again, which happens once; `null` once it confirms. */
    askedAgainAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index("newsletter_subscribers_by_state").on(table.subscribed, table.confirmedAt),
    index("newsletter_subscribers_mailbox").on(table.mailbox),
  ],
);

/**
 * What the DJ writes to subscribers. `audience` is the interest that it is about, or `everyone`. A draft until it is sent:
 * then it stays as it was sent. How its mails went out stands in the outbox.
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
