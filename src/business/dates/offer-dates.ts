import { and, asc, between, eq, isNull, lte, sql } from "drizzle-orm";
import { calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { hour } from "../../durations.ts";
import { automaticMailKey, queueAutomaticMailQuery } from "../../mail/automatic-mail.ts";
import { mailboxKey } from "../../mail/mailbox.ts";
import { outbox } from "../../mail/schema.ts";
import { isActive } from "../bookings/schema.ts";
import { isBlocked } from "./blocked-date.ts";
import { openDays } from "./date-state.ts";
import { isBehind, isWaiting } from "./in-line.ts";
import { waitlist } from "./schema.ts";

/** Milliseconds for which a date is offered to one person. */
export const offerTime = 24 * hour;

/** Dates that are offered in one run. */
const mostOffers = 20;

/** That the date of the row of the table `waitlist` in hand belongs to a booking at `now` (an instant), or is blocked. */
export const isTaken = (now: number) =>
  sql<boolean>`(exists (select 1 from bookings where bookings.event_date = ${waitlist.date} and ${isActive(now)})
    or ${isBlocked(sql`waitlist.date`)})`;

/** A statement that reads the first in line for each date that has come free and was not offered. */
export const datesToOfferQuery = (db: Database, now: number) => {
  const open = openDays(calendarDateAt(now));
  return db
    .select({ id: waitlist.id, email: waitlist.email })
    .from(waitlist)
    .where(
      and(
        isNull(waitlist.leftAt),
        between(waitlist.date, open.first, open.last),
        isNull(waitlist.offeredAt),
        sql`not ${isBehind(now)}`,
        sql`not ${isTaken(now)}`,
      ),
    )
    .orderBy(asc(waitlist.date))
    .limit(mostOffers);
};

/**
 * Offers each date that has come free to the first in line, with the mail that says so, each in one batch; whose offer is over
 * is taken off. An address that had its automatic mail of the day is offered the date on the next one, and keeps it until then.
 * Tells how many entries changed.
 *
 * @param now instant in milliseconds
 */
export async function offerDates(db: Database, now: number): Promise<number> {
  const [ended, first] = await db.batch([
    db
      .update(waitlist)
      .set({ leftAt: now })
      .where(and(isNull(waitlist.leftAt), lte(waitlist.offerEndsAt, now)))
      .returning({ id: waitlist.id }),
    datesToOfferQuery(db, now),
  ]);
  let changed = ended.length;
  for (const { id, email } of first) {
    const mailbox = await mailboxKey(email);
    const key = automaticMailKey(mailbox, calendarDateAt(now));
    const [offered] = await db.batch([
      db
        .update(waitlist)
        .set({ offeredAt: now, offerEndsAt: now + offerTime })
        .where(
          and(
            eq(waitlist.id, id),
            isNull(waitlist.offeredAt),
            isWaiting(now),
            sql`not ${isBehind(now)}`,
            sql`not ${isTaken(now)}`,
            sql`not exists (select 1 from ${outbox} where ${outbox.dedupeKey} = ${key})`,
          ),
        )
        .returning({ id: waitlist.id }),
      queueAutomaticMailQuery(
        db,
        {
          mail: { kind: "waitlist-offer", entryId: id },
          ...{ recipient: email, mailbox, days: 1 },
          where: sql`exists (select 1 from ${waitlist} where ${waitlist.id} = ${id} and ${waitlist.offeredAt} = ${now})`,
        },
        now,
      ),
      // Somebody who asked twice is offered the date once.
      db
        .update(waitlist)
        .set({ leftAt: now })
        .where(
          and(
            isNull(waitlist.leftAt),
            isNull(waitlist.offeredAt),
            sql`(${waitlist.email}, ${waitlist.date}) in (select email, date from waitlist where id = ${id} and offered_at = ${now})`,
          ),
        ),
    ]);
    changed += offered.length;
  }
  return changed;
}
