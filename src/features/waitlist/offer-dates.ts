import { and, asc, between, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { isActive } from "../../database/schema/bookings.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { automaticMailKey, queueAutomaticMailQuery } from "../../platform/mail/automatic-mail.ts";
import { isBlocked } from "../dates/blocked-days.ts";
import { openDays } from "../dates/date-state.ts";
import { isInLine, offerTime } from "../dates/in-line.ts";

/** Entries that one run looks at: twenty dates with all who may wait for each. */
const mostSeen = 400;

/** That the date of the row of the table `waitlist` in hand belongs to a booking at `now` (an instant), or is blocked. */
export const isTaken = (now: number) =>
  sql<boolean>`(exists (select 1 from bookings where bookings.event_date = ${waitlist.date} and ${isActive(now)})
    or ${isBlocked(sql`waitlist.date`)})`;

/** That an offer of the date in hand is on its way, or has gone out and is not over: those that are over have left before. */
const isOut = sql`exists (select 1 from waitlist as other where other.date = waitlist.date and other.left_at is null
  and other.offered_at is not null)`;

/** That the mail of the offer in hand has ended so. */
const mailIs = (ended: SQL): SQL =>
  sql`exists (select 1 from outbox where outbox.id = waitlist.offer_mail and outbox.next_attempt_at is null and ${ended})`;

const offered = and(isNull(waitlist.leftAt), isNotNull(waitlist.offeredAt));

/** Statements that end the offers that are over, or could not be mailed; what nobody had to be mailed of waits on in its place. */
const endOffersQueries = (db: Database, now: number) =>
  [
    db
      .update(waitlist)
      .set({ leftAt: now })
      .where(
        and(offered, sql`(${waitlist.offerSentAt} <= ${now - offerTime} or ${mailIs(sql`outbox.sent_at is null`)})`),
      )
      .returning({ id: waitlist.id }),
    db
      .update(waitlist)
      .set({ offeredAt: null, offerMail: null })
      .where(and(offered, mailIs(sql`outbox.last_error is not null`)))
      .returning({ id: waitlist.id }),
  ] as const;

/** That the mailbox of the entry in hand had its automatic mail of the day. */
const hasMailOfToday = (now: number) =>
  sql<boolean>`exists (select 1 from outbox where outbox.dedupe_key = ${automaticMailKey(sql`waitlist.mailbox`, calendarDateAt(now))})`;

/** A statement that reads who waits for dates that have come free and are offered to nobody, in the order of the lines. */
export const datesToOfferQuery = (db: Database, now: number) => {
  const open = openDays(calendarDateAt(now));
  return db
    .select({
      ...{ id: waitlist.id, date: waitlist.date, email: waitlist.email, mailbox: waitlist.mailbox },
      isMailed: hasMailOfToday(now).mapWith(Boolean),
    })
    .from(waitlist)
    .where(
      and(
        isNull(waitlist.leftAt),
        between(waitlist.date, open.first, open.last),
        isInLine(now),
        sql`not ${isOut}`,
        sql`not ${isTaken(now)}`,
      ),
    )
    .orderBy(asc(waitlist.date), asc(waitlist.createdAt), asc(waitlist.id))
    .limit(mostSeen);
};

type InLine = Awaited<ReturnType<typeof datesToOfferQuery>>[number];

/** Offers a date to one person, with the mail that says so, in one batch. Tells whether it did: not when anything has changed meanwhile. */
async function offer(db: Database, { id, email, mailbox }: InLine, now: number): Promise<boolean> {
  const mail = crypto.randomUUID();
  const [changed] = await db.batch([
    db
      .update(waitlist)
      .set({ offeredAt: now, offerMail: mail })
      .where(
        and(
          eq(waitlist.id, id),
          isInLine(now),
          sql`not ${isOut}`,
          sql`not ${isTaken(now)}`,
          sql`not ${hasMailOfToday(now)}`,
        ),
      )
      .returning({ id: waitlist.id }),
    queueAutomaticMailQuery(
      db,
      {
        id: mail,
        mail: { kind: "waitlist-offer", entryId: id },
        ...{ recipient: email, mailbox, days: 1 },
        where: sql`exists (select 1 from ${waitlist} where ${waitlist.offerMail} = ${mail})`,
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
          sql`(${waitlist.email}, ${waitlist.date}) in (select email, date from waitlist where offer_mail = ${mail})`,
        ),
      ),
  ]);
  return changed.length > 0;
}

/**
 * Offers each date that has come free to the first in line who had no automatic mail today, so that whoever is passed over keeps
 * their place; offers that are over end first. A date is kept for nobody until the mail has gone out. Tells how many entries
 * changed.
 *
 * @param now instant in milliseconds
 */
export async function offerDates(db: Database, now: number): Promise<number> {
  const [ended, back, inLine] = await db.batch([...endOffersQueries(db, now), datesToOfferQuery(db, now)]);
  const mailed = new Set(inLine.filter(({ isMailed }) => isMailed).map(({ mailbox }) => mailbox));
  let changed = ended.length + back.length;
  for (const line of Map.groupBy(inLine, ({ date }) => date).values())
    for (const entry of line) {
      if (mailed.has(entry.mailbox)) continue;
      mailed.add(entry.mailbox);
      if (!(await offer(db, entry, now))) continue;
      changed += 1;
      break;
    }
  return changed;
}
