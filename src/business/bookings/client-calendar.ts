import { and, eq, sql } from "drizzle-orm";
import { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { site } from "../../content/site.ts";
import { addDays, type CalendarDate, isCalendarDate } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { portalPaths } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import { calendarText, newCalendar } from "../../web/calendar/calendar-file.ts";
import { type LinkSecrets, openToken } from "../../web/links/signed-link.ts";
import { liveSessionQuery } from "../portal-access/sessions.ts";
import { bookingColumns } from "./booking-columns.ts";
import { ownBookingId } from "./own-booking.ts";
import { bookings } from "./schema.ts";
import { statusAt } from "./status-at.ts";

/** How often a calendar program should ask again, in seconds. */
const refresh = 3600;

/** The version that a booking's link carries, as `issuedOf` of portal-access/calendar-link.ts has it, as an SQL value. */
const issued = sql`${bookings.portalLinkVersion} - (${bookings.status} = 'cancelled')`;

const shown = { ...bookingColumns, updatedAt: bookings.updatedAt, sequence: bookings.sequence };

/** What the calendar file of the session `sid` tells: of the booking asked for, or of its next. In one round trip. */
export async function readOwnCalendar(db: Database, sid: string, asked: string | null, now: number) {
  const [[session], [booking]] = await db.batch([
    liveSessionQuery(db, sid, now),
    db
      .select(shown)
      .from(bookings)
      .where(eq(bookings.id, ownBookingId(sid, now, asked))),
  ]);
  return session ? { session, booking: booking ?? null } : null;
}

/** What the calendar file with `token` tells, in one round trip; `null` when it is not ours, is over or was revoked. */
export async function readClientCalendar(db: Database, secrets: LinkSecrets, token: string, now: number) {
  const opened = await openToken(secrets, "calendar", token, now);
  if (opened.status !== "valid") return null;
  const [booking] = await db
    .select(shown)
    .from(bookings)
    .where(and(eq(bookings.id, opened.subject), eq(issued, opened.version)));
  return booking ?? null;
}

/** What the calendar file of a booking is made of. */
export type CalendarBooking = NonNullable<Awaited<ReturnType<typeof readClientCalendar>>>;

/** Where a booking stands in calendars at `now`: a hold that has ended is off, as if that were written down already. */
function calendarStateOf(
  booking: Pick<CalendarBooking, "status" | "holdEndsAt" | "sequence" | "updatedAt">,
  now: number,
) {
  const status = statusAt(booking, now);
  const isLapsed = status !== booking.status;
  return {
    status,
    isOff: status === "cancelled" || status === "released",
    sequence: booking.sequence + (isLapsed ? 1 : 0),
    changedAt: new Date(isLapsed ? (booking.holdEndsAt ?? booking.updatedAt) : booking.updatedAt),
  };
}

/** From when to when an event lasts, as wall-clock times in Eastern time: an end before the start is on the next day. */
const eventTimes = ({ startTime, endTime }: { startTime: string; endTime: string }, date: CalendarDate) => ({
  timezone: site.timeZone,
  start: `${date}T${startTime}`,
  end: `${endTime > startTime ? date : addDays(date, 1)}T${endTime}`,
});

/** The name of a booking's event, which stays the same however often it changes. */
const eventId = (id: string, origin: string): string => `booking-${id}@${new URL(origin).hostname}`;

/** A booking as an event of its client's calendar, and whether it is called off at `now`; `null` when it has no date. */
function clientEvent(
  booking: CalendarBooking,
  { origin, url, now }: { origin: string; url: string; now: number },
): { event: ICalEventData; isOff: boolean } | null {
  const { id, eventDate, eventType, packageName, venue, city } = booking;
  if (!isCalendarDate(eventDate)) return null;
  const { status, isOff, sequence, changedAt } = calendarStateOf(booking, now);
  const confirmed = status === "hold" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
  const event = {
    id: eventId(id, origin),
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    ...eventTimes(booking, eventDate),
    summary: `${status === "hold" ? "Held: " : ""}${eventType} with ${site.name}`,
    description: packageName,
    location: [venue, city].filter((part) => part !== null).join(", ") || null,
    organizer: { name: site.name, email: site.email },
    url,
    status: isOff ? ICalEventStatus.CANCELLED : confirmed,
  };
  return { event, isOff };
}

/** The calendar file of a booking for its client at `now`, which calls the event off with the booking; `null` when it has no date. */
export function bookingCalendarFile(booking: CalendarBooking, origin: string, now: number): string | null {
  const found = clientEvent(booking, { origin, url: absolute(origin, portalPaths.dashboard), now });
  if (!found) return null;
  return calendarText(
    newCalendar("Booking", {
      name: site.name,
      ttl: refresh,
      method: found.isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
      events: [found.event],
    }),
  );
}
