import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { newsChoices, planKeyKinds } from "../../features/changes/model.ts";
import type { Subscription } from "../../features/push/model.ts";
import { createdAt, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";
import { planMoments } from "./timeline.ts";

/**
 * `email` is lower case. A family key opens the one moment `momentId`. Links are signed over `version`, so a new one
 * revokes the last.
 */
export const planKeys = sqliteTable(
  "plan_keys",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    kind: text({ enum: planKeyKinds }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    momentId: text().references(() => planMoments.id, { onDelete: "cascade" }),
    version: integer().notNull().default(1),
    endsAt: instant().notNull(),
    revokedAt: instant(),
    createdAt: createdAt(),
    /** From `mailboxKey`: one for all spellings of `email`. */
    mailbox: text().notNull().default(""),
    /** Null: never asked. `newsAt` is the last mail. */
    news: text({ enum: newsChoices }),
    newsAt: instant(),
  },
  (table) => [
    index("plan_keys_of_booking").on(table.bookingId, table.createdAt, table.id),
    index("plan_keys_of_email").on(table.email),
    index("plan_keys_of_moment").on(table.momentId).where(sql`${table.momentId} is not null`),
  ],
);

/** `sid` is the hash of the cookie's random id. */
export const planKeySessions = sqliteTable(
  "plan_key_sessions",
  {
    sid: text().primaryKey(),
    keyId: text()
      .notNull()
      .references(() => planKeys.id, { onDelete: "cascade" }),
    keyVersion: integer().notNull(),
    createdAt: createdAt(),
    expire: instant().notNull(),
    /** Where the browser takes notices; null: nowhere. */
    push: text({ mode: "json" }).$type<Subscription>(),
  },
  (table) => [index("plan_key_sessions_expire").on(table.expire), index("plan_key_sessions_of_key").on(table.keyId)],
);
