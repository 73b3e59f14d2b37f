import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Subscription } from "../../features/push/model.ts";
import { instant } from "../columns.ts";

export interface PortalSession {
  email: string;
  bookingId: string;
  /** The session ends once the booking's version differs. */
  linkVersion: number;
  createdAt: number;
  userAgent: string;
  /** Bookings that it has accepted by a quote's link, which may be forwarded: ends once the address has others. */
  byQuote?: readonly string[];
}

/** `sid` is the hash of the cookie's random id, `expire` an instant. */
export const sessions = sqliteTable(
  "sessions",
  {
    sid: text().primaryKey(),
    sess: text({ mode: "json" }).$type<PortalSession>().notNull(),
    clientEmail: text().generatedAlwaysAs(sql`json_extract(sess, '$.email')`),
    bookingId: text().generatedAlwaysAs(sql`json_extract(sess, '$.bookingId')`),
    linkVersion: integer().generatedAlwaysAs(sql`json_extract(sess, '$.linkVersion')`),
    expire: instant().notNull(),
    /** Where the browser takes notices; null: nowhere. */
    push: text({ mode: "json" }).$type<Subscription>(),
  },
  (table) => [index("sessions_client").on(table.clientEmail), index("sessions_expire").on(table.expire)],
);
