import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { isStanding } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { planComments } from "../../database/schema/timeline.ts";
import { minute } from "../../platform/durations.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { keysThatComment } from "../invites/model.ts";

/** Milliseconds that the DJ's first comment waits for others, so that one mail has all that is said in one go. */
const gathers = 15 * minute;

/**
 * Statements that mail the DJ's comments of a quarter of an hour in one to the client, and to who holds a partner's or a
 * planner's key while the booking stands. They are written while they are sent, from the comments that bear the mail's instant.
 */
export function commentMailQueries(db: Database, now: number) {
  const due = sql`select booking_id from plan_comments where told_at is null and role = 'dj' and created_at <= ${now - gathers}`;
  const told = sql`bookings.id in (select booking_id from plan_comments where told_at = ${now} and role = 'dj') and bookings.status <> 'cancelled'`;
  const mail = (recipient: SQL, keyId: SQL, from: SQL) =>
    queueMailsOfRowsQuery(
      db,
      {
        kind: "plan-comments",
        data: { bookingId: sql`bookings.id`, toldAt: sql`${now}`, keyId },
        recipient,
        event: [sql`coalesce(${keyId}, bookings.id)`, sql`${String(now)}`],
        from,
      },
      now,
    ).onConflictDoNothing({ target: outbox.dedupeKey });
  return [
    db
      .update(planComments)
      .set({ toldAt: now })
      .where(
        sql`${planComments.toldAt} is null and ${planComments.role} = 'dj' and ${planComments.bookingId} in (${due})`,
      ),
    mail(sql`bookings.client_email`, sql`null`, sql`bookings where ${told} and instr(bookings.client_email, '@') > 0`),
    mail(
      sql`plan_keys.email`,
      sql`plan_keys.id`,
      sql`plan_keys inner join bookings on bookings.id = plan_keys.booking_id where ${told}
        and plan_keys.kind in ${keysThatComment} and plan_keys.revoked_at is null and plan_keys.ends_at > ${now}
        and plan_keys.email <> bookings.client_email and ${isStanding(now)}`,
    ),
  ] as const;
}
