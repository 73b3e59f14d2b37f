import { and, asc, between, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { isActive } from "../../database/schema/bookings.ts";
import { hasRoom, isWaiting, offerTime, waitlist } from "../../database/schema/dates.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { insertMailsQuery } from "../../platform/mail/outbox.ts";
import { isBlocked } from "../dates/blocked-days.ts";
import { openDays } from "../dates/date-state.ts";

/** Twenty dates with full lines. */
const mostSeen = 400;

/** Booked or blocked. */
export const isTaken = (now: number) =>
  sql<boolean>`(exists (select 1 from bookings where bookings.event_date = ${waitlist.date} and ${isActive(now)} and not ${hasRoom(sql`waitlist.date`)})
    or ${isBlocked(sql`waitlist.date`)})`;

/** Offers that are over have left before. */
const isOut = sql`exists (select 1 from waitlist as other where other.date = waitlist.date and other.left_at is null
  and other.offered_at is not null)`;

const mailIs = (ended: SQL): SQL =>
  sql`exists (select 1 from outbox where outbox.id = waitlist.offer_mail and outbox.next_attempt_at is null and ${ended})`;

const offered = and(isNull(waitlist.leftAt), isNotNull(waitlist.offeredAt));

/** Ends offers that are over or failed; an entry whose offer needed no mail keeps its place. */
const endOffersQueries = (db: Database, now: number) => ({
  ended: db
    .update(waitlist)
    .set({ leftAt: now })
    .where(and(offered, sql`(${waitlist.offerSentAt} <= ${now - offerTime} or ${mailIs(sql`outbox.sent_at is null`)})`))
    .returning({ id: waitlist.id }),
  back: db
    .update(waitlist)
    .set({ offeredAt: null, offerMail: null })
    .where(and(offered, mailIs(sql`outbox.last_error is not null`)))
    .returning({ id: waitlist.id }),
});

/** Of its own, since others set off automatic mails, which would pass the date on. Only who has said yes is mailed. */
const offerKey = (mailbox: SQL | string, now: number): SQL =>
  sql`'waitlist-offer:' || ${mailbox} || ':' || ${calendarDateAt(now)}`;

const hasOfferOfToday = (now: number) =>
  sql<boolean>`exists (select 1 from outbox where outbox.dedupe_key = ${offerKey(sql`waitlist.mailbox`, now)})`;

const datesToOfferQuery = (db: Database, now: number) => {
  const open = openDays(calendarDateAt(now));
  return db
    .select({
      id: waitlist.id,
      date: waitlist.date,
      email: waitlist.email,
      mailbox: waitlist.mailbox,
      isMailed: hasOfferOfToday(now).mapWith(Boolean),
    })
    .from(waitlist)
    .where(
      and(
        isNull(waitlist.leftAt),
        between(waitlist.date, open.first, open.last),
        isWaiting(now),
        sql`not ${isOut}`,
        sql`not ${isTaken(now)}`,
      ),
    )
    .orderBy(asc(waitlist.date), asc(waitlist.createdAt), asc(waitlist.id))
    .limit(mostSeen);
};

type InLine = Awaited<ReturnType<typeof datesToOfferQuery>>[number];

/** False when anything changed meanwhile. */
async function offer(db: Database, { id, email, mailbox }: InLine, now: number): Promise<boolean> {
  const mail = crypto.randomUUID();
  const [changed] = await db.batch([
    db
      .update(waitlist)
      .set({ offeredAt: now, offerMail: mail })
      .where(
        and(
          eq(waitlist.id, id),
          isWaiting(now),
          sql`not ${isOut}`,
          sql`not ${isTaken(now)}`,
          sql`not ${hasOfferOfToday(now)}`,
        ),
      )
      .returning({ id: waitlist.id }),
    insertMailsQuery(
      db,
      {
        id: mail,
        data: { kind: "waitlist-offer", entryId: id },
        recipient: email,
        dedupeKey: offerKey(mailbox, now),
        nextAttemptAt: now,
      },
      sql`where exists (select 1 from ${waitlist} where ${waitlist.offerMail} = ${mail})`,
      now,
    ).onConflictDoNothing({ target: outbox.dedupeKey }),
    // One person's second entry gets no offer.
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
 * Skips whoever had an offer today, who keeps their place. A date is reserved once the mail is out. Gives how
 * many entries changed.
 */
export async function offerDates(db: Database, now: number): Promise<number> {
  const { ended, back, inLine } = await batchOf(db, {
    ...endOffersQueries(db, now),
    inLine: datesToOfferQuery(db, now),
  });
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
