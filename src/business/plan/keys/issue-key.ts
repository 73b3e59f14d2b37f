import type { SQL } from "drizzle-orm";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { CalendarDate } from "../../../dates.ts";
import type { Database } from "../../../db/client.ts";
import type { FieldIssue } from "../../../forms/form-state.ts";
import { queueMailsOfRowsQuery } from "../../../mail/outbox.ts";
import { outbox } from "../../../mail/schema.ts";
import { mostKeys } from "../../../vocabulary/plan-keys.ts";
import { bookings } from "../../bookings/schema.ts";
import { planMoments } from "../schema.ts";
import { type KeyWish, keyWishOf } from "./key-wish.ts";
import { isOf } from "./keys.ts";
import { planKeys } from "./schema.ts";

/** What is said of a key that the database did not store. */
const notIssued: FieldIssue = {
  path: "",
  message: `No key was made: the booking is canceled, the moment has gone, or ${mostKeys} keys are open. Revoke one first.`,
};

/**
 * Issues a key to the plan of the booking with an id (an SQL value is null for who may not) on `eventDate`, and mails its link.
 *
 * @returns null, or why it was not issued
 */
export async function issueKey(
  db: Database,
  booking: SQL | string,
  eventDate: CalendarDate,
  form: Parameters<typeof keyWishOf>[0],
  now: number,
): Promise<{ status: 409 | 422; issues: readonly FieldIssue[] } | null> {
  const wish = keyWishOf(form, eventDate, now);
  if ("issues" in wish) return { status: 422, issues: wish.issues };
  const [, , [issued]] = await db.batch(issueKeyQueries(db, booking, wish, now));
  return issued ? null : { status: 409, issues: [notIssued] };
}

/**
 * A statement that stores a key of a booking that stands, for a family key with a moment of that booking. It stores nothing
 * when as many are open as may be, nor for an id that is there already.
 */
const storeKeyQuery = (db: Database, booking: SQL | string, key: KeyWish, now: number) => {
  const { id, kind, name, email, momentId, endsAt } = key;
  const open = sql`(select count(*) from ${planKeys} where ${isOf(booking)} and ${planKeys.revokedAt} is null and ${planKeys.endsAt} > ${now})`;
  const itsMoment = sql`exists (select 1 from ${planMoments} where ${planMoments.id} = ${momentId} and ${planMoments.bookingId} = ${booking})`;
  return db
    .insert(planKeys)
    .select(
      // The columns in the order of the schema.
      sql`select ${id} as id, ${bookings.id} as booking_id, ${kind} as kind, ${name} as name, ${email} as email,
          ${momentId} as moment_id, 1 as version, ${endsAt} as ends_at, null as revoked_at, ${now} as created_at
        from ${bookings} where ${bookings.id} = ${booking} and ${bookings.status} <> 'cancelled' and ${open} < ${mostKeys}
          and ${momentId === null ? sql`true` : itsMoment}`,
    )
    .onConflictDoNothing({ target: planKeys.id });
};

/** A statement that mails the link of a key in its newest version, once for each version. */
const mailKeyQuery = (db: Database, booking: SQL | string, id: string, now: number) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "plan-key",
      data: { keyId: sql`${planKeys.id}`, version: sql`${planKeys.version}` },
      recipient: sql`${planKeys.email}`,
      event: [sql`${planKeys.id}`, sql`${planKeys.version}`],
      from: sql`${planKeys} where ${planKeys.id} = ${id} and ${isOf(booking)} and ${planKeys.revokedAt} is null and ${planKeys.endsAt} > ${now}`,
    },
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });

/** Statements that issue a key and mail its link, in one batch: the last one gives the key, none when it was not stored. */
export const issueKeyQueries = (db: Database, booking: SQL | string, key: KeyWish, now: number) =>
  [
    storeKeyQuery(db, booking, key, now),
    mailKeyQuery(db, booking, key.id, now),
    db
      .select({ id: planKeys.id })
      .from(planKeys)
      .where(and(eq(planKeys.id, key.id), isOf(booking))),
  ] as const;

/** Statements that give a key a new link, which ends the old one with its sessions, and mail it. The first gives no row for one that has ended. */
export const renewKeyQueries = (db: Database, booking: SQL | string, id: string, now: number) =>
  [
    db
      .update(planKeys)
      .set({ version: sql`${planKeys.version} + 1` })
      .where(and(eq(planKeys.id, id), isOf(booking), isNull(planKeys.revokedAt), gt(planKeys.endsAt, now)))
      .returning({ id: planKeys.id }),
    mailKeyQuery(db, booking, id, now),
  ] as const;
