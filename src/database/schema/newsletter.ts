import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { newsletterAudiences } from "../../features/newsletter/model.ts";
import { createdAt, flag, id, instant, strings } from "../columns.ts";

/** Mail goes only to the `subscribed` and confirmed. `email` is lower case. */
export const newsletterSubscribers = sqliteTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull().unique(),
    /** One for several addresses (`mailbox.ts`). */
    mailbox: text().notNull().default(""),
    firstName: text(),
    phone: text(),
    interests: strings(),
    /** Waits until the address's owner confirms. */
    pendingInterests: text({ mode: "json" }).$type<string[]>(),
    subscribed: flag().notNull().default(true),
    confirmedAt: instant(),
    /** Where consent was given before the site, in the DJ's words; `null`: by confirming a mail. */
    consentSource: text(),
    /** Raised by unsubscribing, which ends older confirmation links. */
    linkVersion: integer().notNull().default(0),
    /** Unsubscribed addresses are asked again once; `null` once confirmed. */
    askedAgainAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index("newsletter_subscribers_by_state").on(table.subscribed, table.confirmedAt),
    index("newsletter_subscribers_mailbox").on(table.mailbox),
  ],
);

/** `audience` is an interest or `everyone`. Sent ones never change. */
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
