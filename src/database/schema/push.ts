import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, instant } from "../columns.ts";

/** `p256dh` and `auth` are a browser's keys, Base64url. */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    id: id(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** "Chrome on Android" */
    label: text().notNull(),
    addedBy: text().notNull(),
    createdAt: createdAt(),
    /** When its push service last took a notice. */
    lastOkAt: instant(),
  },
  (table) => [index("push_devices_in_order").on(table.createdAt, table.id)],
);
