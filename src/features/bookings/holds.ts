import { and, eq, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import type { BookingStatus } from "../../content/statuses.ts";
import { breaksNotNull, brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { type CalendarDate, momentInWords } from "../../platform/dates.ts";
import { hour, minute } from "../../platform/durations.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { isBlocked } from "../dates/blocked-days.ts";
import { isOfferedToOthers } from "../dates/in-line.ts";
import type { Client } from "../portal/access/portal-links.ts";
import { type LiveSession, liveSessionQuery } from "../portal/access/sessions.ts";
import { numberSet } from "../settings/store.ts";
import { clientSearchText } from "./booking-columns.ts";
import { sequenceAfterStatus } from "./calendar-file.ts";
import { ownBookingQuery } from "./client-bookings.ts";
import type { NewBooking } from "./make-booking.ts";
import { statusAt } from "./model.ts";
import { dateOfBooking } from "./read-bookings.ts";
import {
  brokenHoldLimit,
  forgetNetworksQuery,
  type Holder,
  type HoldLimit,
  noteHoldQuery,
  ownOpenHoldsQuery,
} from "./web-holds.ts";

/** Why a date was not held: somebody else has it, or whoever asks holds as much as the site gives. */
export type NotHeld = "date-gone" | HoldLimit;

/**
 * Holds the date again of a booking whose hold is over, as its client asks: once. Tells why not when it was not held; one that
 * is still held stays as it is.
 */
export async function holdAgain(db: Database, id: string, holder: Holder, now: number): Promise<"held" | NotHeld> {
  try {
    await db.batch([...holdAgainQueries(db, id, now), noteHoldQuery(db, id, holder, now)]);
    return "held";
  } catch (error) {
    const limit = brokenHoldLimit(error);
    if (limit) return limit;
    if (isPlaceGone(error)) return "date-gone";
    throw error;
  }
}

/** Why the date of a client's own booking is not held again, with the dates that they hold already where these are too many. */
export interface NotHeldAgain {
  why: NotHeld;
  dates: readonly string[];
}

/**
 * Holds the date of a client's own booking again whose hold has ended. One that is still held, or confirmed, stays as it is.
 *
 * @param network the keyed hash of where the client asks from
 * @returns with `refused`: why it was not; a booking that is over has lost its date
 * @throws when D1 does
 */
export async function holdOwnAgain(
  { db, sid, now }: Client,
  id: string,
  network: string,
): Promise<"signed-out" | "missing" | { session: LiveSession; refused: NotHeldAgain | null }> {
  const [[session], [booking]] = await db.batch([liveSessionQuery(db, sid, now), ownBookingQuery(db, sid, now, id)]);
  if (!session) return "signed-out";
  if (!booking) return "missing";
  const refused = (why: NotHeld, dates: readonly string[] = []) => ({ session, refused: { why, dates } });
  if (booking.status === "cancelled" || booking.status === "completed") return refused("date-gone");
  const mailbox = await mailboxKey(booking.clientEmail);
  const outcome = await holdAgain(db, id, { mailbox, network }, now);
  if (outcome === "held") return { session, refused: null };
  const dates = outcome === "mailbox-full" ? await ownOpenHoldsQuery(db, sid, mailbox, now) : [];
  return refused(
    outcome,
    dates.map(({ eventDate }) => eventDate),
  );
}

/** Milliseconds before the end of a hold at which its client is reminded. */
const remindedBefore = 12 * hour;

/**
 * Releases every hold that has ended at `now` (an instant), and queues one reminder to each client whose hold ends within
 * twelve hours; where a hold came from is forgotten with it. Gives whether a date has become free by it.
 */
export async function tidyHolds(db: Database, now: number): Promise<boolean> {
  const [released] = await db.batch([
    releaseLapsedHoldsQuery(db, now),
    forgetNetworksQuery(db, now),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "hold-ending",
        data: { bookingId: bookings.id, holdEndsAt: bookings.holdEndsAt },
        recipient: bookings.clientEmail,
        event: [bookings.id, bookings.holdEndsAt],
        from: sql`${bookings} where ${bookings.status} = 'hold' and ${bookings.holdEndsAt} > ${now}
          and ${bookings.holdEndsAt} <= ${now + remindedBefore} and instr(${bookings.clientEmail}, '@') > 0`,
      },
      now,
    ).onConflictDoNothing({ target: outbox.dedupeKey }),
  ]);
  return released.length > 0;
}

/**
 * A statement that releases the holds whose end is over at `now` (an instant), of one date or of all. It stands first in
 * every batch that takes a date, because the index that keeps dates single knows no time. `exceptId` is the booking that
 * the batch itself is about. Gives the ids of what it released.
 */
export const releaseLapsedHoldsQuery = (db: Database, now: number, date?: string | SQL, exceptId = "") =>
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

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"} left`;

/** How long a hold still lasts at `now`, in words: until when, and the time left. Both are instants. */
export const holdLeft = (endsAt: number, now: number): { until: string; left: string } => ({
  until: momentInWords(endsAt, now),
  left:
    endsAt - now >= 2 * hour
      ? counted(Math.floor((endsAt - now) / hour), "hour")
      : counted(Math.max(1, Math.floor((endsAt - now) / minute)), "minute"),
});

/** The same of a booking; `null` when it is no hold, or none that ends by itself. */
export const heldFor = (booking: { status: BookingStatus; holdEndsAt: number | null }, now: number) =>
  statusAt(booking, now) === "hold" && booking.holdEndsAt !== null ? holdLeft(booking.holdEndsAt, now) : null;

/** The instant at which a hold of `now` ends, as an SQL value: it lasts as long as is set at the moment. */
const holdEnd = (now: number): SQL => sql`${now} + ${numberSet("holdHours")} * ${hour}`;

/** What a hold is made of. `price` and `deposit` in cents. */
export interface Hold
  extends Omit<
    NewBooking,
    "eventDate" | "status" | "holdEndsAt" | "portalLinkVersion" | "note" | "createdAt" | "updatedAt"
  > {
  eventDate: CalendarDate;
}

/**
 * Statements that hold a date for a client, for the caller's batch: holds of that date that have ended are released first.
 * The whole batch is refused when the date has gone meanwhile ({@link isDateGone}), and when there is a booking with
 * this id, of this contact or of this quote already (`brokenConstraint`; SQLite names the first of several). `mailbox` is the
 * client's, as `mailboxKey` gives it.
 *
 * @param now instant in milliseconds
 */
export const holdDateQueries = (db: Database, { eventDate, ...hold }: Hold, mailbox: string, now: number) =>
  [
    releaseLapsedHoldsQuery(db, now, eventDate),
    db.insert(bookings).values({
      ...hold,
      // No date for a day that the DJ has blocked, or that is somebody else's who waited for it: then the column itself refuses the batch.
      eventDate: sql`iif(${isBlocked(eventDate)} or ${isOfferedToOthers(eventDate, hold.clientEmail, sql`(${mailbox})`, now)}, null, ${eventDate})`,
      status: "hold",
      holdEndsAt: holdEnd(now),
      createdAt: now,
      updatedAt: now,
      searchText: clientSearchText(hold),
    }),
  ] as const;

/**
 * Statements that hold the date of a booking again that was released, or whose hold has ended, from `now` on; a hold that has not ended, and one without an end, stays as it is. The batch is refused when the date
 * has gone, blocked days and calendars from elsewhere included.
 * The second gives the id of what is held again.
 */
export const holdAgainQueries = (db: Database, id: string, now: number) => {
  const mailboxesOf = sql`(select web_holds.mailbox from web_holds where web_holds.booking_id = bookings.id)`;
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
        eventDate: sql`iif(${isBlocked(sql`bookings.event_date`)} or ${isOfferedToOthers(sql`bookings.event_date`, sql`bookings.client_email`, mailboxesOf, now)}, null, ${bookings.eventDate})`,
      })
      .where(and(eq(bookings.id, id), inArray(bookings.status, ["hold", "released"]), lost))
      .returning({ id: bookings.id }),
  ] as const;
};

/** Whether a batch was refused because the date that it takes has another booking, or is blocked. */
export const isDateGone = (error: unknown): boolean =>
  brokenConstraint(error) === "bookings.event_date" || breaksNotNull(error, "bookings.event_date");

/**
 * Whether a batch was refused that holds a booking again: its date has gone, or the inquiry or the quote that it came from has
 * another booking by now. SQLite names one of several.
 */
export const isPlaceGone = (error: unknown): boolean =>
  isDateGone(error) || ["bookings.contact_id", "bookings.quote_id"].includes(brokenConstraint(error) ?? "");
