import { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { site } from "../../content/site.ts";
import type { bookings } from "../../database/schema/bookings.ts";
import { addDays, type CalendarDate, isCalendarDate } from "../../platform/dates.ts";
import { calendarText, newCalendar } from "../../platform/files/calendar-file.ts";
import type { MailContent, MailContext } from "../../platform/mail/message.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute } from "../site/paths.ts";
import { statusAt } from "./status-at.ts";

/** How often a calendar program should ask again, in seconds. */
const refresh = 3600;

/** What the calendar file of a booking is made of. Times `HH:MM`; `updatedAt` and `holdEndsAt` are instants. */
type CalendarBooking = Pick<
  typeof bookings.$inferSelect,
  | "id"
  | "eventDate"
  | "startTime"
  | "endTime"
  | "eventType"
  | "packageName"
  | "venue"
  | "city"
  | "status"
  | "holdEndsAt"
  | "sequence"
  | "updatedAt"
>;

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

/** A booking's calendar file as it goes with a mail, true of the moment in which the mail is written; none without a date. */
export function calendarAttachments(
  booking: CalendarBooking,
  { siteOrigin }: MailContext,
  now: number,
): NonNullable<MailContent["attachments"]> {
  const file = bookingCalendarFile(booking, siteOrigin, now);
  return file === null
    ? []
    : [{ filename: "booking.ics", type: "text/calendar", content: new TextEncoder().encode(file) }];
}
