import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { sumsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings, unsignedOfBooking } from "../../database/schema/bookings.ts";
import { hasYesOf } from "../../database/schema/contracts.ts";
import { confirmingOfBooking } from "../../database/schema/payments.ts";
import {
  clientRequests,
  isByOther,
  openPlanOfBooking,
  requestFields,
  writerOfRequest,
} from "../../database/schema/requests.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { isMailedTo } from "../../platform/mail/outbox.ts";
import { clientOf } from "../portal/access/sessions.ts";
import { numberSet } from "../settings/store.ts";
import { bookingColumns } from "./booking-columns.ts";
import { isHeldTwice, isTaken } from "./holds/web-holds.ts";
import { dueOf } from "./model.ts";

export const isMailed = isMailedTo(sql`bookings.client_email`).mapWith(Boolean).as("is_mailed");

export type ListedSong = Awaited<ReturnType<typeof songsOfBookingQuery>>[number];

/** At most 2,000 per booking. */
export const songsOfBookingQuery = (db: Database, bookingId: string) =>
  db
    .select({
      id: songRequests.id,
      title: songRequests.title,
      artist: songRequests.artist,
      note: songRequests.note,
      preference: songRequests.preference,
      moment: planMoments.name,
      seconds: songRequests.seconds,
      explicit: songRequests.explicit,
    })
    .from(songRequests)
    .leftJoin(
      planMoments,
      and(eq(planMoments.id, songRequests.momentId), eq(planMoments.bookingId, songRequests.bookingId)),
    )
    .where(eq(songRequests.bookingId, bookingId))
    .orderBy(asc(songRequests.position), asc(songRequests.id));

const shownRequests = 20;

export const requestsOfBookingQuery = (db: Database, bookingId: string) =>
  db
    .select({
      ...requestFields,
      newDate: clientRequests.newDate,
      writer: sql<string | null>`iif(${isByOther}, ${writerOfRequest}, null)`,
    })
    .from(clientRequests)
    .innerJoin(bookings, eq(bookings.id, clientRequests.bookingId))
    .where(eq(clientRequests.bookingId, bookingId))
    .orderBy(desc(clientRequests.createdAt), desc(clientRequests.id))
    .limit(shownRequests);

/** Leaves out the DJ's private note. */
export type OwnBooking = Omit<
  Awaited<ReturnType<typeof ownBookingQuery>>[number],
  "isHeldTwice" | "isTaken" | "holdHours" | "isMailed"
>;

/**
 * The booking asked for, else the first by `inOrder` (booking-choices.ts). Null when there is none, so that queries by
 * it in the same batch stay empty.
 */
export function ownBookingId(sid: string, now: number, asked: string | null) {
  const { id, clientEmail, eventDate, status } = bookings;
  const mine = sql`${clientEmail} = ${clientOf(sid, now)}`;
  if (asked !== null) return sql<string>`(select ${id} from ${bookings} where ${id} = ${asked} and ${mine})`;
  return sql<string>`coalesce(
    (select ${id} from ${bookings} where ${mine} and ${eventDate} >= ${calendarDateAt(now)} and ${status} not in ('cancelled', 'completed')
      order by ${eventDate}, ${id} limit 1),
    (select ${id} from ${bookings} where ${mine} and ${status} <> 'cancelled' order by ${eventDate} desc, ${id} desc limit 1),
    (select ${id} from ${bookings} where ${mine} order by ${eventDate} desc, ${id} desc limit 1))`;
}

/** For a hold that begins now. */
const holdHours = numberSet("holdHours").mapWith(Number).as("hold_hours");

const { note: _, ...shownColumns } = bookingFields;

export const ownBookingQuery = (db: Database, sid: string, now: number, asked: string | null) =>
  db
    .select({ ...shownColumns, isHeldTwice, isTaken: isTaken(now).as("is_taken"), holdHours, isMailed })
    .from(bookings)
    .where(eq(bookings.id, ownBookingId(sid, now, asked)));

const listed = 50;

/** Money in cents, null where nothing is due. */
export type ClientBooking = Awaited<ReturnType<typeof bookingsOfClientQuery>>[number];

// Drizzle omits the table in selections of one, so it is written out.
const songs = sql<number>`(select count(*) from song_requests where song_requests.booking_id = bookings.id)`;

/** Whose yes an open change waits for; "others": the DJ's or a signer's. */
const changeWaitsFor = sql<
  "client" | "others" | null
>`(select iif(amendments.proposed_by = 'client' or ${hasYesOf("")}, 'others', 'client') from amendments
  where amendments.booking_id = bookings.id and amendments.status = 'proposed' and amendments.answer_by is null)`;

/** The newest overtime; cents. */
const overtime =
  sql`(select json_object('id', amendments.id, 'status', amendments.status, 'answerBy', amendments.answer_by,
    'until', amendments.after ->> '$.endTime', 'sum', (amendments.after ->> '$.price') - (amendments.before ->> '$.price'))
  from amendments where amendments.booking_id = bookings.id and amendments.answer_by is not null
  order by amendments.created_at desc limit 1)`
    .mapWith((json: string): OvertimeOfBooking | null => JSON.parse(json))
    .as("overtime");

interface OvertimeOfBooking {
  id: string;
  status: "proposed" | "accepted" | "declined" | "withdrawn";
  answerBy: number;
  until: string;
  sum: number;
}

export const bookingsOfClientQuery = (db: Database, client: SQL<string>, now: number) =>
  db
    .select({
      ...bookingColumns,
      lines: bookings.lines,
      companyName: bookings.companyName,
      portalLinkVersion: bookings.portalLinkVersion,
      songs,
      changeWaitsFor,
      overtime,
      signers: bookings.signers,
      unsigned: unsignedOfBooking,
      openPlan: openPlanOfBooking,
      isHeldTwice,
      isTaken: isTaken(now).as("is_taken"),
      holdHours,
      sums: sumsOfBooking,
      depositDue: dueOf("deposit"),
      balanceDue: dueOf("balance"),
      confirming: confirmingOfBooking,
    })
    .from(bookings)
    .where(eq(bookings.clientEmail, client))
    .orderBy(desc(bookings.eventDate), desc(bookings.id))
    .limit(listed);

export const bookingChoicesQuery = (db: Database, client: SQL<string>) =>
  db
    .select({ id: bookings.id, eventDate: bookings.eventDate, eventType: bookings.eventType, status: bookings.status })
    .from(bookings)
    .where(eq(bookings.clientEmail, client))
    .orderBy(desc(bookings.eventDate), desc(bookings.id))
    .limit(listed);

/** Of all bookings of the client whose session is `sid`. */
export const changeLanguageQuery = (db: Database, sid: string, language: string, now: number) =>
  db
    .update(bookings)
    .set({ language })
    .where(eq(bookings.clientEmail, clientOf(sid, now)));
