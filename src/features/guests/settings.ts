import { and, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings, isClient, isStanding } from "../../database/schema/bookings.ts";
import { guestPages, newGuestCode } from "../../database/schema/guests.ts";
import {
  type CalendarDate,
  calendarDateAt,
  clockTimeAt,
  instantAt,
  isCalendarDate,
  minutesOf,
} from "../../platform/dates.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/client-bookings.ts";
import { clientStateQuery, opensOnce } from "../bookings/client-state.ts";
import { findBookingQuery } from "../bookings/read-bookings.ts";
import { liveSessionQuery, ofClient } from "../portal/access/sessions.ts";
import { networksQuery } from "./networks.ts";
import type { GuestSettingsField, guestSettingsForm } from "./settings-form.ts";

export type GuestChange = { settings: GuestSettings } | { isOpen: boolean };

const changeQuery = (db: Database, booking: SQL<string>, change: GuestChange, now: number) =>
  "settings" in change
    ? saveGuestPageQuery(db, booking, change.settings, now)
    : openGuestPageQuery(db, booking, change.isOpen);

/** `sid` is the session's hash; `asked` a booking, or null for the next one. */
interface Client {
  words: Words;
  db: Database;
  sid: string;
  asked: string | null;
  now: number;
}

/** `opens`: the step that must come first. */
export async function readOwnGuests({ words, db, sid, asked, now }: Client) {
  const id = ownBookingId(sid, now, asked);
  const {
    session: [session],
    booking: [booking],
    state: [state],
    page: [page],
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: ownBookingQuery(db, sid, now, asked),
    state: clientStateQuery(db, id, now),
    page: pageOfBookingQuery(
      db,
      sql`(select bookings.id from bookings where bookings.id = ${id} and ${isStanding(now)})`,
    ),
  });
  return ofClient(session, booking && { booking, page, opens: opensOnce(state, now, words.portal) });
}

/** Nothing changes while `opens` is set. Closing is always allowed. */
export async function changeOwnGuests({ words, db, sid, asked, now }: Client, change: GuestChange) {
  const id = ownBookingId(sid, now, asked);
  const closes = "isOpen" in change && !change.isOpen;
  const booking = closes
    ? id
    : sql<string>`(select bookings.id from bookings where bookings.id = ${id} and ${isClient(now)})`;
  const {
    session: [session],
    state: [state],
    changed,
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    state: clientStateQuery(db, id, now),
    changed: changeQuery(db, booking, change, now),
  });
  const opens = closes ? null : opensOnce(state, now, words.portal);
  return ofClient(session, opens || changed.length > 0 ? { opens } : null);
}

export async function readGuestsForDj(db: Database, id: SQL<string>, bookingId: string) {
  const {
    booking: [booking],
    page: [page],
    networks,
  } = await batchOf(db, {
    booking: findBookingQuery(db, bookingId),
    page: pageOfBookingQuery(db, id),
    networks: networksQuery(db, bookingId),
  });
  return booking ? { booking, page, networks } : null;
}

export const changeGuestsAsDj = async (db: Database, id: SQL<string>, change: GuestChange, now: number) =>
  (await changeQuery(db, id, change, now)).length > 0;

export const writtenCode = (code: string): string => code.toUpperCase();

// Drizzle omits the table in selections of one.
const isGoingOn = (now: number) => sql`exists (select 1 from ${bookings}
  where bookings.id = guest_pages.booking_id and ${isStanding(now)})`;

/** Excludes canceled bookings and ended holds. */
export const guestPageQuery = (db: Database, code: string, now: number) =>
  db
    .select()
    .from(guestPages)
    .where(and(eq(guestPages.code, code), isGoingOn(now)));

export const eventQuery = (db: Database, code: string) =>
  db
    .select({
      language: bookings.language,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      startTime: bookings.startTime,
      city: bookings.city,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingOfCode(code)));

type Event = Awaited<ReturnType<typeof eventQuery>>[number];

/** Instant; null once the party has begun, or where the page closes before it. */
export function beginsAfter(now: number, { closesAt }: { closesAt: number }, event: Event | undefined): number | null {
  if (!event) return null;
  const begins = instantOf(event.eventDate, event.startTime);
  return now < begins && begins < closesAt ? begins : null;
}

/** Null while guests may not ask and vote. */
export const openBooking = (code: string, now: number): SQL<string> =>
  sql<string>`(select guest_pages.booking_id from ${guestPages} where guest_pages.code = ${code} and guest_pages.is_open
    and guest_pages.opens_at <= ${now} and guest_pages.closes_at > ${now} and ${isGoingOn(now)})`;

export const bookingOfCode = (code: string): SQL<string> =>
  sql<string>`(select guest_pages.booking_id from ${guestPages} where guest_pages.code = ${code})`;

/** Instants in milliseconds. */
export type GuestSettings = Pick<
  typeof guestPages.$inferInsert,
  "title" | "opensAt" | "closesAt" | "requestsEach" | "notTaken"
>;

const pageOfBookingQuery = (db: Database, booking: SQL<string>) =>
  db.select().from(guestPages).where(eq(guestPages.bookingId, booking));

/** The code stays until the client's links are revoked. No row without such a booking. */
const saveGuestPageQuery = (
  db: Database,
  booking: SQL<string>,
  { title, opensAt, closesAt, requestsEach, notTaken = null }: GuestSettings,
  now: number,
) =>
  insertFrom(
    db,
    guestPages,
    {
      bookingId: bookings.id,
      code: newGuestCode,
      title,
      opensAt,
      closesAt,
      requestsEach,
      notTaken,
      createdAt: now,
    },
    sql`from ${bookings} where ${bookings.id} = ${booking}`,
  )
    .onConflictDoUpdate({ target: guestPages.bookingId, set: { title, opensAt, closesAt, requestsEach, notTaken } })
    .returning({ code: guestPages.code });

const openGuestPageQuery = (db: Database, booking: SQL<string>, isOpen: boolean) =>
  db.update(guestPages).set({ isOpen }).where(eq(guestPages.bookingId, booking)).returning({ code: guestPages.code });

/** Where it closed with the music; instants. */
export const moveGuestEndQuery = (db: Database, bookingId: string, end: { from: number; to: number }, moved: SQL) =>
  db
    .update(guestPages)
    .set({ closesAt: end.to })
    .where(and(eq(guestPages.bookingId, bookingId), eq(guestPages.closesAt, end.from), moved));

const dayOf = (date: string): CalendarDate => (isCalendarDate(date) ? date : "1970-01-01");

const instantOf = (date: string, time: string): number => instantAt(dayOf(date), minutesOf(time));

export const guestSettingsOf = (form: z.output<typeof guestSettingsForm>): GuestSettings => ({
  title: form.title,
  opensAt: instantOf(form.opensOn, form.opensAt),
  closesAt: instantOf(form.closesOn, form.closesAt),
  requestsEach: Number(form.requestsEach),
  notTaken: form.notTaken,
});

/** "Maya & Daniel" of "Maya Okafor and Daniel Ruiz". */
const firstNames = (name: string): string =>
  name
    .split(/\s+(?:&|and|y)\s+/)
    .map((each) => each.split(" ")[0])
    .join(" & ");

interface Booked {
  clientName: string;
  companyName: string | null;
  eventDate: CalendarDate;
  startTime: string;
  endTime: string;
}

export function settingsEntries(
  page: typeof guestPages.$inferSelect | undefined,
  { clientName, companyName, eventDate, startTime, endTime }: Booked,
): Record<GuestSettingsField, string> {
  const end = minutesOf(endTime) + (minutesOf(endTime) <= minutesOf(startTime) ? 1440 : 0);
  const [opens, closes] = page
    ? [page.opensAt, page.closesAt]
    : [instantOf(eventDate, startTime), instantAt(dayOf(eventDate), end)];
  return {
    title: page?.title ?? companyName ?? firstNames(clientName),
    opensOn: calendarDateAt(opens),
    opensAt: clockTimeAt(opens),
    closesOn: calendarDateAt(closes),
    closesAt: clockTimeAt(closes),
    requestsEach: String(page?.requestsEach ?? 3),
    notTaken: page?.notTaken ?? "",
  };
}
