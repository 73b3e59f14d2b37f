import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { recapOfBooking } from "../../../database/schema/evening.ts";
import { guestPages } from "../../../database/schema/guests.ts";
import { announcedPayments, payments, tooLateOfBooking } from "../../../database/schema/payments.ts";
import { reviews } from "../../../database/schema/reviews.ts";
import { planDetails } from "../../../database/schema/timeline.ts";
import { type CalendarDate, daysBetween } from "../../../platform/dates.ts";
import type { Formats } from "../../../platform/language.ts";
import { lockInWords } from "../../changes/lock.ts";
import type { PlanLock } from "../../changes/model.ts";
import { sunsetMinutes } from "../../dates/sunset.ts";
import type { RecapState } from "../../evening/model.ts";
import { guestPageIn } from "../../guests/card.ts";
import { keptCardQuery } from "../../payments/card/kept-card.ts";
import { type OnItsWay, type ReceivedPurpose, receiptName } from "../../payments/model.ts";
import type { SongPreference } from "../../songs/model.ts";
import { type MustPlayTime, mustPlayTime } from "../../songs/must-play-time.ts";
import { danceTime, ownLists, songsByList, songsByPreference } from "../../songs/song-sums.ts";
import { type SongSum, songSumsQuery } from "../../songs/store.ts";
import type { Moment } from "../../timeline/model.ts";
import { momentsQuery } from "../../timeline/moment-list.ts";
import { hoursOf } from "../../timeline/times.ts";

/** Money in cents, times `HH:MM`. */
export interface PortalEvening {
  phase: "ahead" | "today" | "over";
  clientName: string;
  /** In English, as it is stored. */
  eventType: string;
  startTime: string;
  endTime: string;
  /** Minutes from the start of the day. */
  sunset: number;
  /** Negative once it was due. */
  daysToBalance: number;
  moments: readonly Moment[];
  details: { guestCount: number | null; arriveAt: string | null; loadIn: string | null; rainPlan: string | null };
  lock: PlanLock;
  preferences: Readonly<Record<SongPreference, number>>;
  /** Keys are list names as in URLs. */
  songsIn: Readonly<Record<string, number>>;
  mustPlays: MustPlayTime;
  guests: { address: string; from: string; until: string; isOpen: boolean } | null;
  receipts: readonly {
    id: string;
    number: string | null;
    purpose: ReceivedPurpose;
    amount: number;
    on: CalendarDate | null;
  }[];
  announced: readonly OnItsWay[];
  /** Which kept card pays what next, and when. */
  byCard: string | null;
  /** Cents refunded because the date had gone. */
  tooLate: number;
  isReviewed: boolean;
  recap: RecapState | null;
}

/** `booking` is null where the client has no access. */
export const eveningQueries = (db: Database, booking: SQL<string>, now: number) => ({
  found: db
    .select({
      id: bookings.id,
      clientName: bookings.clientName,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      city: bookings.city,
      startTime: bookings.startTime,
      endTime: bookings.endTime,
      createdAt: bookings.createdAt,
      balanceDays: bookings.balanceDays,
      tooLate: tooLateOfBooking.as("too_late"),
      isReviewed: sql`exists (select 1 from ${reviews} where reviews.booking_id = bookings.id)`.mapWith(Boolean),
      recap: recapOfBooking.as("recap"),
    })
    .from(bookings)
    .where(eq(bookings.id, booking)),
  moments: momentsQuery(db, booking),
  details: db.select().from(planDetails).where(eq(planDetails.bookingId, booking)),
  sums: songSumsQuery(db, booking),
  page: db.select().from(guestPages).where(eq(guestPages.bookingId, booking)),
  received: db
    .select()
    .from(payments)
    .where(sql`${payments.bookingId} = ${booking} and (${payments.status} = 'paid'
      or (${payments.status} = 'refunded' and ${payments.receiptNumber} is not null and ${payments.purpose} <> 'tip'))`)
    .orderBy(sql`${payments.createdAt} desc`)
    .limit(shownReceipts),
  announced: db
    .select({
      method: announcedPayments.method,
      amount: announcedPayments.amount,
      isByOther: announcedPayments.isByOther,
    })
    .from(announcedPayments)
    .where(eq(announcedPayments.bookingId, booking)),
  kept: keptCardQuery(db, booking, now),
});

const shownReceipts = 4;

type Read<Query extends PromiseLike<readonly unknown[]>> = Awaited<Query>;
type Queries = ReturnType<typeof eveningQueries>;

interface EveningRows {
  found: Read<Queries["found"]>[number] | undefined;
  moments: readonly Moment[];
  details: Read<Queries["details"]>[number] | undefined;
  sums: readonly SongSum[];
  page: Read<Queries["page"]>[number] | undefined;
  received: Read<Queries["received"]>;
  announced: Read<Queries["announced"]>;
  byCard: string | null;
}

export function eveningView(rows: EveningRows, siteOrigin: string, now: number, today: CalendarDate, formats: Formats) {
  const { found, moments, details, sums, page, received, announced, byCard } = rows;
  if (!found) return null;
  const { songs, minutes } = danceTime(sums, moments, found);
  const lists = ownLists([...moments]);
  const { endsAt } = hoursOf(found, found.eventDate);
  return {
    phase: now >= endsAt ? "over" : found.eventDate > today ? "ahead" : "today",
    clientName: found.clientName,
    eventType: found.eventType,
    startTime: found.startTime,
    endTime: found.endTime,
    moments,
    sunset: sunsetMinutes(found.eventDate, found.city),
    daysToBalance: daysBetween(today, found.eventDate) - found.balanceDays,
    details: {
      guestCount: details?.guestCount ?? null,
      arriveAt: details?.arriveAt ?? null,
      loadIn: details?.loadIn ?? null,
      rainPlan: details?.rainPlan ?? null,
    },
    lock: lockInWords(found, details?.lockDays ?? null, now),
    preferences: songsByPreference(sums, lists, null),
    songsIn: songsByList(sums, lists),
    mustPlays: mustPlayTime(songs, minutes),
    guests: page ? guestPageIn(formats, siteOrigin, page) : null,
    receipts: received.map(({ id, receiptNumber, purpose, amount, receivedOn, createdAt }) => ({
      id,
      purpose,
      amount,
      number: receiptNumber === null ? null : receiptName(receiptNumber, createdAt),
      on: receivedOn,
    })),
    announced,
    byCard,
    tooLate: found.tooLate,
    isReviewed: found.isReviewed,
    recap: found.recap,
  } satisfies PortalEvening;
}
