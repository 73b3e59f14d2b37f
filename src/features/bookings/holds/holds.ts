import { and, eq, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { site } from "../../../content/site.ts";
import type { BookingStatus } from "../../../content/statuses.ts";
import { english, type Words } from "../../../content/words/en/index.ts";
import { breaksNotNull, brokenConstraint } from "../../../database/broken-constraint.ts";
import type { Database } from "../../../database/client.ts";
import { bookings, isSignedByAnyone, isSignedByClient } from "../../../database/schema/bookings.ts";
import { isOfferedToOthers } from "../../../database/schema/dates.ts";
import { paidOfBooking, paymentParts } from "../../../database/schema/payments.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { day, hour, minute } from "../../../platform/durations.ts";
import { countIn, untilIn } from "../../../platform/language.ts";
import { mailboxKey } from "../../../platform/mail/mailbox.ts";
import { queueMailsOfRowsQuery } from "../../../platform/mail/outbox.ts";
import { isBlocked } from "../../dates/blocked-days.ts";
import { crewFor } from "../../dates/opened-days.ts";
import { queueSignMailsQuery } from "../../people/signer-mails.ts";
import type { Client } from "../../portal/access/portal-links.ts";
import { liveSessionQuery, type OfClient, ofClient } from "../../portal/access/sessions.ts";
import { numberSet } from "../../settings/store.ts";
import { clientSearchText } from "../booking-columns.ts";
import { sequenceAfterStatus } from "../calendar/client-calendar.ts";
import { ownBookingQuery } from "../client-bookings.ts";
import { crewOn, dueOf, statusAt } from "../model.ts";
import { dateOfBooking } from "../read-bookings.ts";
import { brokenHoldLimit, type Holder, type HoldLimit, noteHoldQuery, ownOpenHoldsQuery } from "./web-holds.ts";

export type NotHeld = "date-gone" | HoldLimit;

/** The DJ is told if it was signed or paid for. A current hold stays as it is. */
export async function holdAgain(db: Database, id: string, holder: Holder, now: number): Promise<"held" | NotHeld> {
  try {
    await db.batch([
      ...holdAgainQueries(db, id, now),
      noteHoldQuery(db, id, holder, now),
      queueSignMailsQuery(db, id, now),
      queueMailsOfRowsQuery(
        db,
        {
          kind: "hold-ended-notice",
          data: { bookingId: bookings.id, holdEndsAt: bookings.holdEndsAt },
          recipient: site.email,
          event: [bookings.id, bookings.holdEndsAt, sql`'again'`],
          from: sql`${bookings} where bookings.id = ${id} and bookings.status = 'hold' and bookings.updated_at = ${now}
            and (exists (select 1 from signatures where signatures.booking_id = bookings.id) or ${paidOfBooking} > 0)`,
        },
        now,
      ),
    ]);
    return "held";
  } catch (error) {
    const limit = brokenHoldLimit(error);
    if (limit) return limit;
    if (isPlaceGone(error)) return "date-gone";
    throw error;
  }
}

export type NewBooking = Omit<typeof bookings.$inferInsert, "searchText">;

/** With the dates already held, if too many. */
export interface NotHeldAgain {
  why: NotHeld;
  dates: readonly string[];
}

/**
 * A current hold or confirmed booking stays as it is.
 * @param network keyed hash of the client's network
 * @returns with `refused`: why not; a past booking has lost its date
 * @throws when D1 does
 */
export async function holdOwnAgain(
  { db, sid, now }: Client,
  id: string,
  network: string,
): Promise<OfClient<{ refused: NotHeldAgain | null }>> {
  const [[session], [booking]] = await db.batch([liveSessionQuery(db, sid, now), ownBookingQuery(db, sid, now, id)]);
  if (!session || !booking) return ofClient(session, null);
  const refused = (why: NotHeld, dates: readonly string[] = []) => ofClient(session, { refused: { why, dates } });
  if (booking.status === "cancelled" || booking.status === "completed") return refused("date-gone");
  const mailbox = await mailboxKey(booking.clientEmail);
  const outcome = await holdAgain(db, id, { mailbox, network }, now);
  if (outcome === "held") return ofClient(session, { refused: null });
  const dates = outcome === "mailbox-full" ? await ownOpenHoldsQuery(db, sid, mailbox, now) : [];
  return refused(
    outcome,
    dates.map(({ eventDate }) => eventDate),
  );
}

/**
 * Must run first in every batch that takes a date, because the unique index on dates knows no time. `exceptId` is the
 * batch's own booking. Gives the released ids.
 */
export const releaseLapsedHoldsQuery = (db: Database, now: number, date?: CalendarDate | SQL, exceptId = "") =>
  db
    .update(bookings)
    .set({ status: "released", sequence: sql`${bookings.sequence} + 1`, updatedAt: now })
    .where(
      and(
        eq(bookings.status, "hold"),
        lte(bookings.holdEndsAt, now),
        date === undefined ? undefined : eq(bookings.eventDate, date),
        ne(bookings.id, exceptId),
      ),
    )
    .returning({ id: bookings.id });

export const holdLeft = (endsAt: number, now: number, { formats, portal: { hold } } = english) => ({
  until: untilIn(formats, endsAt, now),
  left:
    endsAt - now >= 2 * hour
      ? countIn(formats, hold.hours, Math.floor((endsAt - now) / hour))
      : countIn(formats, hold.minutes, Math.max(1, Math.floor((endsAt - now) / minute))),
});

/** `null` for anything but a hold with an end. */
export const heldFor = (
  booking: { status: BookingStatus; holdEndsAt: number | null },
  now: number,
  words: Words = english,
) =>
  statusAt(booking, now) === "hold" && booking.holdEndsAt !== null ? holdLeft(booking.holdEndsAt, now, words) : null;

export const holdEnd = (start: number): SQL => sql`${start} + ${numberSet("holdHours")} * ${hour}`;

/** `price` and `deposit` in cents. */
export interface Hold
  extends Omit<
    NewBooking,
    "eventDate" | "status" | "holdEndsAt" | "portalLinkVersion" | "note" | "createdAt" | "updatedAt"
  > {
  eventDate: CalendarDate;
}

/**
 * The batch is refused when the date has gone ({@link isDateGone}), or a booking with this id, contact or quote exists
 * (`brokenConstraint`). `mailbox` is from `mailboxKey`.
 */
export const holdDateQueries = (db: Database, { eventDate, ...hold }: Hold, mailbox: string, now: number) =>
  [
    releaseLapsedHoldsQuery(db, now, eventDate),
    db.insert(bookings).values({
      ...hold,
      // An empty date makes the database refuse the batch.
      eventDate: sql`iif(${isBlocked(eventDate)} or ${isOfferedToOthers(eventDate, hold.clientEmail, sql`(${mailbox})`, now)}, null, ${eventDate})`,
      crew: crewFor(eventDate, hold.id),
      status: "hold",
      holdEndsAt: holdEnd(now),
      createdAt: now,
      updatedAt: now,
      searchText: clientSearchText(hold),
    }),
  ] as const;

const mailboxesOf = sql`(select web_holds.mailbox from web_holds where web_holds.booking_id = bookings.id)`;

/** Null, which the column refuses, on a blocked day or one offered to others. */
export const dateUnlessKept = (now: number): SQL =>
  sql`iif(${isBlocked(sql`bookings.event_date`)} or ${isOfferedToOthers(sql`bookings.event_date`, sql`bookings.client_email`, mailboxesOf, now)}, null, ${bookings.eventDate})`;

/**
 * A current hold stays as it is. The batch is refused when the date has gone, is blocked or busy. The second gives the
 * booking's id. Nobody is asked to sign parts whose day has passed: they are in the rest.
 */
export const holdAgainQueries = (db: Database, id: string, now: number) => {
  const lost = sql`(${bookings.status} = 'released' or ${bookings.holdEndsAt} <= ${now})`;
  return [
    releaseLapsedHoldsQuery(db, now, dateOfBooking(id), id),
    db
      .update(bookings)
      .set({
        status: "hold",
        holdEndsAt: holdEnd(now),
        sequence: sequenceAfterStatus(now),
        updatedAt: now,
        eventDate: dateUnlessKept(now),
        crew: crewOn(sql`bookings.event_date`),
      })
      .where(and(eq(bookings.id, id), inArray(bookings.status, ["hold", "released"]), lost))
      .returning({ id: bookings.id }),
    db.delete(paymentParts).where(
      and(
        eq(paymentParts.bookingId, id),
        lte(paymentParts.dueOn, calendarDateAt(now)),
        sql`exists (select 1 from bookings where bookings.id = ${id} and bookings.status = 'hold'
            and bookings.updated_at = ${now} and not ${isSignedByAnyone})`,
      ),
    ),
  ] as const;
};

/** Of a date, for money that may never come: an unsigned hold did not wait. */
export const hasWaitedForOthers: SQL = sql`exists (select 1 from announced_payments
  inner join bookings as other on other.id = announced_payments.booking_id
  where other.event_date = bookings.event_date and other.id <> bookings.id
    and exists (select 1 from signatures where signatures.booking_id = other.id))`;

/** Where `isNow` holds, once it is signed: to say that money comes costs nothing. */
export const waitForMoneyQuery = (db: Database, bookingId: string, isNow: SQL, now: number) =>
  db
    .update(bookings)
    .set({
      holdEndsAt: sql`max(${bookings.holdEndsAt}, ${now} + ${numberSet("transferDays")} * ${day})`,
      updatedAt: now,
    })
    .where(
      and(
        eq(bookings.id, bookingId),
        sql`${bookings.status} = 'hold' and ${bookings.holdEndsAt} > ${now} and ${isNow}
          and ${isSignedByClient} and not ${hasWaitedForOthers}
          and not exists (select 1 from payments where payments.booking_id = bookings.id and payments.receipt_number is not null)`,
      ),
    );

/** Runs behind the signature in its batch: the money may have been announced before. */
export const waitOnceSignedQuery = (db: Database, bookingId: string, signatureId: string, now: number) =>
  waitForMoneyQuery(
    db,
    bookingId,
    sql`exists (select 1 from signatures where signatures.id = ${signatureId}) and exists (select 1 from announced_payments
      where announced_payments.booking_id = bookings.id and announced_payments.amount >= coalesce(${dueOf("deposit")}, 0))`,
    now,
  );

/** Another booking has it, or it is blocked. */
export const isDateGone = (error: unknown): boolean =>
  brokenConstraint(error) === "bookings.event_date" || breaksNotNull(error, "bookings.event_date");

/** The date, inquiry or quote has another booking. */
export const isPlaceGone = (error: unknown): boolean =>
  isDateGone(error) || ["bookings.contact_id", "bookings.quote_id"].includes(brokenConstraint(error) ?? "");
