import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { newsChoices, planKeyKinds } from "../../features/changes/model.ts";
import { createdAt, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";
import { planMoments } from "./timeline.ts";

/**
 * Keys that let others than the client into a plan. `email` is in lower case. A family key opens the one moment `momentId`. A link
 * is signed over `version`, so that a new one revokes the last; a key opens nothing from `endsAt` on or once revoked.
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
    /** The mailbox of `email`, as `mailboxKey` gives it: who it is, whatever the spelling. */
    mailbox: text().notNull().default(""),
    /** When who holds it is mailed what concerns them in the plan, null for who was never asked; and when they last were. */
    news: text({ enum: newsChoices }),
    newsAt: instant(),
  },
  (table) => [index("plan_keys_of_booking").on(table.bookingId, table.createdAt, table.id)],
);

/** Browsers that a key has let in. `sid` is the hash of the cookie's random id. */
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
  },
  (table) => [index("plan_key_sessions_expire").on(table.expire)],
);
