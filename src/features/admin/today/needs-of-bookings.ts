import { and, eq, gte, inArray, or, sql } from "drizzle-orm";
import { goesBack, sumsOfBooking } from "../../../database/booking-sums.ts";
import type { Database } from "../../../database/client.ts";
import { bookings, isSignedByAnyone, unsignedOfBooking } from "../../../database/schema/bookings.ts";
import { recapOfBooking } from "../../../database/schema/evening.ts";
import { confirmingOfBooking, openOfBooking } from "../../../database/schema/payments.ts";
import {
  addDays,
  type CalendarDate,
  calendarDateAt,
  dateInBrief,
  instantAt,
  isCalendarDate,
  momentInWords,
} from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { dollars } from "../../../platform/money.ts";
import { listInWords } from "../../../platform/numbers.ts";
import { isSigned } from "../../bookings/confirm.ts";
import { adminPlan, bookingPaths } from "../../bookings/dj/paths.ts";
import { openInWords } from "../../bookings/model.ts";
import { isProposedDateGone } from "../../bookings/proposals.ts";
import { whyByHand } from "../../contracts/own-words.ts";
import { wantedSongsQuery } from "../../crate/find-songs.ts";
import { crateInWords, type MatchedSong } from "../../crate/match-songs.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { goesBackInWords, moneyOf, overdueOf } from "../../payments/money/model.ts";

/** Beside new leads. */
export interface Need {
  /** Its key for putting off. */
  subject: string;
  who: string;
  page: string;
  why: string;
  action: string;
  /** Of the action. */
  href: string;
  /** Instant since which it waits, or by which it was promised: the oldest comes first. */
  since: number;
}

/** Days after its event for which a booking is checked. */
const lookBack = 60;
/** Milliseconds: before its end in which a hold is listed; then for what a client has to sign, pay or answer, and for comments. */
const [holdEndsSoon, answersWithin, commentStays] = [day, 3 * day, 14 * day];
const mostBookings = 500;

/** With what may be open about each. */
export const bookingsInNeedQuery = (db: Database, today: CalendarDate, now: number) =>
  db
    .select({
      id: bookings.id,
      clientName: bookings.clientName,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      status: bookings.status,
      holdEndsAt: bookings.holdEndsAt,
      venue: bookings.venue,
      city: bookings.city,
      createdAt: bookings.createdAt,
      updatedAt: bookings.updatedAt,
      balanceDays: bookings.balanceDays,
      sums: sumsOfBooking,
      confirming: confirmingOfBooking,
      open: openOfBooking,
      unsigned: unsignedOfBooking,
      anyoneSigned: isSignedByAnyone.mapWith(Boolean),
      isSigned: isSigned.mapWith(Boolean),
      changeAskedAt: sql<number | null>`(select amendments.created_at from amendments
        where amendments.booking_id = bookings.id and amendments.status = 'proposed' and amendments.proposed_by = 'client')`,
      proposedAt: sql<number | null>`(select amendments.created_at from amendments
        where amendments.booking_id = bookings.id and amendments.status = 'proposed' and amendments.proposed_by = 'dj')`,
      proposesDate:
        sql`exists (select 1 from amendments where amendments.booking_id = bookings.id and amendments.status = 'proposed'
        and amendments.proposed_by = 'dj' and json_extract(amendments.after, '$.eventDate') <> bookings.event_date)`.mapWith(
          Boolean,
        ),
      wasSigned: sql`exists (select 1 from signatures where signatures.booking_id = bookings.id)`.mapWith(Boolean),
      lostDate: sql<string | null>`(select json_extract(amendments.after, '$.eventDate') from amendments
        where amendments.booking_id = bookings.id and amendments.status = 'proposed' and ${isProposedDateGone(now)})`,
      planAskedAt: sql<number | null>`(select min(plan_changes.created_at) from plan_changes
        where plan_changes.booking_id = bookings.id and plan_changes.state = 'proposed')`,
      commentedAt: sql<number | null>`(select max(said.created_at) from plan_comments as said
        where said.booking_id = bookings.id and said.role <> 'dj' and said.created_at > coalesce((select max(answer.created_at)
          from plan_comments as answer where answer.booking_id = bookings.id and answer.role = 'dj'), 0))`,
      announcedAt: sql<number | null>`(select min(announced_payments.created_at) from announced_payments
        where announced_payments.booking_id = bookings.id)`,
      recap: recapOfBooking,
    })
    .from(bookings)
    .where(
      // What is confirmed ends by nothing but its completion, however long ago it was played.
      or(
        eq(bookings.status, "confirmed"),
        goesBack,
        and(
          gte(bookings.eventDate, addDays(today, -lookBack)),
          inArray(bookings.status, ["hold", "completed", "released"]),
        ),
      ),
    )
    .limit(mostBookings);

export type BookingInNeed = Awaited<ReturnType<typeof bookingsInNeedQuery>>[number];

export function needsOfBooking(booking: BookingInNeed, today: CalendarDate, now: number): Need[] {
  const { id, status, eventDate, holdEndsAt, confirming, unsigned, isSigned } = booking;
  const money = moneyOf(booking.sums, status);
  const { paid } = money;
  const isSignedByClient = unsigned.length === 0;
  const { changeAskedAt, proposedAt, lostDate, planAskedAt, commentedAt, announcedAt } = booking;
  const needs: Need[] = [];
  const { page, contract, nextStep } = bookingPaths(id);
  const date = isCalendarDate(eventDate) ? eventDate : today;
  const add = (kind: string, since: number, why: string, action: string, href: string) =>
    needs.push({
      ...{ subject: `${kind}:${id}`, who: booking.clientName, page, since, action, href },
      why: `${booking.eventType}, ${dateInBrief(date)}. ${why}`,
    });
  if (status === "cancelled") {
    const isUnsaid = money.canceledBy === null;
    add(
      "back",
      booking.updatedAt,
      goesBackInWords(money),
      isUnsaid ? "Say who canceled" : "Give it back",
      isUnsaid ? `${page}#moves-title` : bookingMoney(id).page,
    );
    return needs;
  }
  const isAhead = date >= today;
  const isHeld = status === "hold" || status === "confirmed";
  const comes = confirming > 0 ? ` ${dollars(confirming)} is being confirmed.` : "";
  if (status === "hold" && holdEndsAt !== null && holdEndsAt <= now + holdEndsSoon)
    add(
      "hold",
      holdEndsAt,
      `The hold ${holdEndsAt <= now ? "ended" : "ends"} ${momentInWords(holdEndsAt, now)}.${comes}`,
      holdEndsAt <= now ? "Decide" : "Extend or let go",
      nextStep,
    );
  if (status === "released" && (booking.wasSigned || paid > 0) && isAhead) {
    const signed = isSignedByClient
      ? "Signed"
      : booking.anyoneSigned
        ? "Signed in part"
        : booking.wasSigned
          ? "To be signed anew"
          : "Not signed";
    const why = `${signed}, ${paid > 0 ? dollars(paid) : "nothing"} paid, and the hold has ended.${comes}`;
    add("lapsed", holdEndsAt ?? now, why, "Decide", nextStep);
  }
  const open = openInWords(booking);
  const isPlayed = status === "confirmed" && !isAhead;
  if (isPlayed && open !== null)
    add("played", instantAt(date, 1440), `Played, ${open}: complete it?`, "Decide", nextStep);
  if (!isAhead && booking.recap === "waiting")
    add(
      "recap",
      instantAt(date, 1440),
      "What was played waits for your look, then the client sees it.",
      "Look at it",
      bookingPaths(id).recap,
    );
  if (isHeld && !isPlayed && isSignedByClient && !isSigned)
    add(
      "countersign",
      booking.createdAt,
      whyByHand(booking) ?? "The client has signed: it waits for your signature.",
      "Read and sign",
      contract,
    );
  // A hold that ends is listed by its end.
  const hasNoEnd = status === "confirmed" || (status === "hold" && holdEndsAt === null);
  const isLate = booking.createdAt < now - answersWithin;
  if ((hasNoEnd || (status === "hold" && booking.anyoneSigned)) && isAhead && !isSignedByClient && isLate)
    add(
      "unsigned",
      booking.createdAt,
      `Not signed by ${listInWords(unsigned.map(({ name }) => name))}.`,
      "Ask for it",
      page,
    );
  if (isHeld && isAhead && proposedAt !== null && lostDate === null && proposedAt < now - answersWithin)
    add(
      "proposed",
      proposedAt,
      "Has not answered the change that you proposed.",
      "Ask for it",
      `${page}#proposal-title`,
    );
  const dueOn = addDays(date, -booking.balanceDays);
  const wasDue =
    dueOn > calendarDateAt(booking.createdAt)
      ? "was due"
      : isSignedByClient
        ? "was due on signing"
        : "is due on signing";
  const overdue = overdueOf(money, dueOn, today);
  if ((status === "confirmed" || status === "completed") && !isPlayed && overdue && overdue.amount > confirming)
    add(
      "owed",
      instantAt(overdue.since, 0),
      `${dollars(overdue.amount - confirming)} ${overdue.since < dueOn ? "was due" : wasDue}.${comes}`,
      "See the money",
      bookingMoney(id).page,
    );
  const isDepositLate = isLate || money.returned > 0;
  if (
    !overdue &&
    hasNoEnd &&
    isAhead &&
    isSignedByClient &&
    isDepositLate &&
    money.depositLeft > confirming &&
    announcedAt === null
  )
    add(
      "deposit",
      booking.createdAt,
      `${dollars(money.depositLeft - confirming)} of the deposit is not paid.${comes}`,
      "See the money",
      bookingMoney(id).page,
    );
  if (announcedAt !== null)
    add("announced", announcedAt, "Says that the money is on its way.", "Mark it", bookingMoney(id).page);
  if (changeAskedAt !== null) add("change", changeAskedAt, "Asks to change what was agreed.", "Decide", page);
  if (lostDate !== null && isCalendarDate(lostDate))
    add(
      "lost-date",
      now,
      `${dateInBrief(lostDate)}, the proposed day, has been taken meanwhile.`,
      "Propose another",
      page,
    );
  if (planAskedAt !== null)
    add("plan", planAskedAt, "Asks for a change of the locked plan.", "Decide", adminPlan(id).page);
  if (commentedAt !== null && commentedAt > now - commentStays)
    add("comment", commentedAt, "Somebody wrote at a moment of the plan.", "Read and answer", adminPlan(id).page);
  return needs;
}

/** Days before an event in which its songs that the crate lacks are listed. */
export const songsDays = 10;

/** Songs of what is confirmed within those days. */
export const songsAheadQuery = (db: Database, today: CalendarDate) =>
  wantedSongsQuery(
    db,
    sql`(select id from bookings where event_date between ${today} and ${addDays(today, songsDays)} and status = 'confirmed')`,
  );

/** A booking with songs to find or to choose. */
export function needOfSongs(
  { id, clientName, eventType, eventDate }: BookingInNeed,
  songs: readonly MatchedSong[],
): Need[] {
  if (!isCalendarDate(eventDate) || songs.every(({ state }) => state === "found")) return [];
  const { page, crate } = bookingPaths(id);
  return [
    {
      subject: `songs:${id}`,
      who: clientName,
      page,
      why: `${eventType}, ${dateInBrief(eventDate)}. ${crateInWords(songs, null)}.`,
      action: "See which",
      href: crate,
      since: instantAt(addDays(eventDate, -songsDays), 0),
    },
  ];
}
