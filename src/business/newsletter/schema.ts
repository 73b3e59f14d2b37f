import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flag, id, instant, strings } from "../../db/columns.ts";

/** Only who is `subscribed` and has confirmed gets mail. `email` is in lower case: one mailbox is one subscriber. */
export const newsletterSubscribers = sqliteTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull().unique(),
    firstName: text(),
    phone: text(),
    interests: strings(),
    subscribed: flag().notNull().default(true),
    /** When the address was last confirmed by its link; `null` until then. */
    confirmedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index("newsletter_subscribers_by_state").on(table.subscribed, table.confirmedAt)],
);
