import type { FeedBooking } from "../../business/bookings/calendar-feeds.ts";
import { site } from "../../content/site.ts";
import { addDays, isCalendarDate } from "../../dates.ts";
import { absolute } from "../../site/paths.ts";
import { contentLine, escapeText } from "../../web/calendar/content-line.ts";
import { basicDate, timeZone } from "../../web/calendar/time-zone.ts";
import { bookingPaths } from "../paths.ts";

/** How often a calendar program should ask again, as RFC 7986 and, before it, Outlook spell it. */
const refresh = ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"];

const basicInstant = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const basicTime = (time: string): string => `${time.replace(":", "")}00`;

function bookingEvent(booking: FeedBooking, origin: string): string[] {
  const { id, eventDate, startTime, endTime, status, updatedAt } = booking;
  if (!isCalendarDate(eventDate)) return [];
  const endDate = endTime > startTime ? eventDate : addDays(eventDate, 1);
  const where = [booking.venue, booking.city].filter((part) => part !== null).join(", ");
  const isHold = status === "hold";
  return [
    "BEGIN:VEVENT",
    `UID:booking-${id}@${new URL(origin).hostname}`,
    `DTSTAMP:${basicInstant(updatedAt)}`,
    `LAST-MODIFIED:${basicInstant(updatedAt)}`,
    `DTSTART;TZID=${site.timeZone}:${basicDate(eventDate)}T${basicTime(startTime)}`,
    `DTEND;TZID=${site.timeZone}:${basicDate(endDate)}T${basicTime(endTime)}`,
    `SUMMARY:${escapeText(`${isHold ? "Hold: " : ""}${booking.eventType}, ${booking.clientName}`)}`,
    `DESCRIPTION:${escapeText(booking.packageName)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    `URL:${absolute(origin, bookingPaths(id).page)}`,
    `STATUS:${isHold ? "TENTATIVE" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}

/**
 * `bookings` as an iCalendar file (RFC 5545) in Eastern time: what is held is tentative. `origin` is the public origin.
 */
export const bookingCalendarFile = (bookings: readonly FeedBooking[], origin: string): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${site.name}//Bookings//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(`${site.name} bookings`)}`,
    ...refresh,
    ...timeZone,
    ...bookings.flatMap((booking) => bookingEvent(booking, origin)),
    "END:VCALENDAR",
  ]
    .map(contentLine)
    .join("");
