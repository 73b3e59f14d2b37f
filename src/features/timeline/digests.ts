import { type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { planChanges, planComments } from "../../database/schema/timeline.ts";
import { addDays, calendarDateAt, clockTimeAt } from "../../platform/dates.ts";
import { noticeGap } from "../../platform/mail/gathered-notices.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { commentMailQueries } from "./queue-comment-mails.ts";

/** Days before an event, its own among them, on which its changes are told at once. */
const lastDays = 3;

/** From when on the digest of a day goes out, at the business. */
const digestFrom = "08:00";

/** Changes that one run looks at in the order of their bookings. */
const portion = 5_000;

/**
 * Statements that tell the DJ of changes of plans and of what was said there: each of it in one digest of its booking, which goes out once a day from
 * 8 AM on, and in the last three days before the event with the next minute, {@link noticeGap} apart. What the DJ did is in no digest, and neither is
 * what the DJ has decided on meanwhile; what the DJ said is mailed to who plans along. The digest itself is written while it is sent, from the changes that bear its instant.
 */
export function planDigestQueries(db: Database, now: number) {
  const today = calendarDateAt(now);
  const isLast = sql`bookings.event_date between ${today} and ${addDays(today, lastDays)}`;
  const ofToday = sql`'plan-digest:' || bookings.id || ':' || ${today}`;
  const keyAt = (instant: number) => sql`'plan-digest:' || bookings.id || ':' || ${String(instant)}`;
  const isRecent = sql`exists (select 1 from outbox where outbox.dedupe_key > ${keyAt(now - noticeGap)} and outbox.dedupe_key <= ${keyAt(now)})`;
  const isDaily = sql`${clockTimeAt(now)} >= ${digestFrom} and not exists (select 1 from outbox where outbox.dedupe_key = ${ofToday})`;
  const due: SQL = sql`select id from (
    select booking_id as id from (select booking_id from plan_changes where told_at is null limit ${portion})
    union select booking_id from (select booking_id from plan_comments where told_at is null and role <> 'dj' limit ${portion})) as untold
    where exists (select 1 from bookings where bookings.id = untold.id and iif(${isLast}, not ${isRecent}, ${isDaily}))`;
  const isNews = sql`plan_changes.role <> 'dj' and plan_changes.state in ('made', 'proposed')`;
  return [
    db
      .update(planChanges)
      .set({ toldAt: now })
      .where(sql`${planChanges.toldAt} is null and ${planChanges.bookingId} in (${due})`),
    db
      .update(planComments)
      .set({ toldAt: now })
      .where(
        sql`${planComments.toldAt} is null and ${planComments.role} <> 'dj' and ${planComments.bookingId} in (${due})`,
      ),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "plan-digest",
        data: { bookingId: sql`bookings.id`, toldAt: sql`${now}` },
        recipient: site.email,
        event: [sql`bookings.id`, sql`case when ${isLast} then ${String(now)} else ${today} end`],
        from: sql`bookings where bookings.status <> 'cancelled' and bookings.id in (
          select booking_id from plan_changes where told_at = ${now} and ${isNews}
          union select booking_id from plan_comments where told_at = ${now} and role <> 'dj')`,
      },
      now,
    ).onConflictDoNothing({ target: outbox.dedupeKey }),
    ...commentMailQueries(db, now),
  ] as const;
}
