import { eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { guestPages } from "../../database/schema/guests.ts";
import {
  type CalendarDate,
  calendarDateAt,
  clockTimeAt,
  instantAt,
  isCalendarDate,
  minutesOf,
} from "../../platform/dates.ts";
import type { GuestSettingsField, guestSettingsForm } from "./settings-form.ts";

/** Letters and digits that nobody takes for one another. */
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const codeLength = 6;

/** A new code of a page of guests: one of 887 million. */
export const newGuestCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(codeLength)), (random) => letters[random % letters.length]).join(
    "",
  );

/** What the client and the DJ set of a booking's page of guests. Instants in milliseconds. */
export type GuestSettings = Pick<
  typeof guestPages.$inferInsert,
  "title" | "opensAt" | "closesAt" | "wishesEach" | "notTaken"
>;

/** A statement that reads the page of the guests of `booking` (an SQL value). */
export const pageOfBookingQuery = (db: Database, booking: SQL<string>) =>
  db.select().from(guestPages).where(eq(guestPages.bookingId, booking));

/**
 * A statement that stores what was set for the guests of `booking` (an SQL value). The first time gives the page `code`, which it
 * keeps. Gives no row when there is no such booking.
 */
export const saveGuestPageQuery = (
  db: Database,
  booking: SQL<string>,
  { title, opensAt, closesAt, wishesEach, notTaken = null }: GuestSettings,
  code: string,
  now: number,
) =>
  db
    .insert(guestPages)
    .select(
      sql`select ${bookings.id}, ${code}, ${title}, ${opensAt}, ${closesAt}, 1, ${wishesEach}, ${notTaken}, ${now}
        from ${bookings} where ${bookings.id} = ${booking}`,
    )
    .onConflictDoUpdate({ target: guestPages.bookingId, set: { title, opensAt, closesAt, wishesEach, notTaken } })
    .returning({ code: guestPages.code });

/** A statement that opens the page of `booking` (an SQL value) for wishes, or closes it for the moment. */
export const openGuestPageQuery = (db: Database, booking: SQL<string>, isOpen: boolean) =>
  db.update(guestPages).set({ isOpen }).where(eq(guestPages.bookingId, booking)).returning({ code: guestPages.code });

const dayOf = (date: string): CalendarDate => (isCalendarDate(date) ? date : "1970-01-01");

const instantOf = (date: string, time: string): number => instantAt(dayOf(date), minutesOf(time));

/** What a form has set, as it is stored. */
export const settingsOf = (form: z.output<typeof guestSettingsForm>): GuestSettings => ({
  title: form.title,
  opensAt: instantOf(form.opensOn, form.opensAt),
  closesAt: instantOf(form.closesOn, form.closesAt),
  wishesEach: Number(form.wishesEach),
  notTaken: form.notTaken,
});

interface Booked {
  eventType: string;
  eventDate: string;
  startTime: string;
  endTime: string;
}

/** What the form shows: what is set, or what suits the booking, from its first to its last minute. */
export function settingsEntries(
  page: typeof guestPages.$inferSelect | undefined,
  { eventType, eventDate, startTime, endTime }: Booked,
): Record<GuestSettingsField, string> {
  const end = minutesOf(endTime) + (minutesOf(endTime) <= minutesOf(startTime) ? 1440 : 0);
  const [opens, closes] = page
    ? [page.opensAt, page.closesAt]
    : [instantOf(eventDate, startTime), instantAt(dayOf(eventDate), end)];
  return {
    title: page?.title ?? eventType,
    opensOn: calendarDateAt(opens),
    opensAt: clockTimeAt(opens),
    closesOn: calendarDateAt(closes),
    closesAt: clockTimeAt(closes),
    wishesEach: String(page?.wishesEach ?? 3),
    notTaken: page?.notTaken ?? "",
  };
}
