import type { DatedShow } from "../../business/content/shows.ts";
import { type Show, scheduleSince } from "../../content/schedule.ts";
import { site } from "../../content/site.ts";
import { addDays, type CalendarDate } from "../../dates.ts";
import { firstDate } from "../../show-times.ts";
import { contentLine, escapeText } from "../../web/calendar/content-line.ts";
import { basicDate, timeZone } from "../../web/calendar/time-zone.ts";
import { absolute, paths } from "../paths.ts";

/** A full hour after midnight of `date` as a local DATE-TIME; 24 and more are on the next day. */
const localTime = (date: CalendarDate, hour: number): string =>
  `${basicDate(addDays(date, Math.floor(hour / 24)))}T${String(hour % 24).padStart(2, "0")}0000`;

function showEvent({ day, start, hours }: Show, origin: string): string[] {
  const date = firstDate({ day, start, hours }, scheduleSince);
  const page = absolute(origin, paths.live);
  const about = `A live DJ set, free on Twitch.\nWatch at ${page} or ${site.streamingChannel.href}.`;
  return [
    "BEGIN:VEVENT",
    `UID:live-${day}@${new URL(origin).hostname}`,
    `DTSTAMP:${basicDate(scheduleSince)}T000000Z`,
    `DTSTART;TZID=${site.timeZone}:${localTime(date, start)}`,
    `DTEND;TZID=${site.timeZone}:${localTime(date, start + hours)}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${day.slice(0, 2).toUpperCase()}`,
    `SUMMARY:${escapeText(`${site.name}, live`)}`,
    `DESCRIPTION:${escapeText(about)}`,
    `LOCATION:${escapeText(site.streamingChannel.href)}`,
    `URL:${page}`,
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

const file = (body: readonly string[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${site.name}//Live schedule//EN`,
    "CALSCALE:GREGORIAN",
    ...body,
    "END:VCALENDAR",
  ]
    .map(contentLine)
    .join("");

/** An instant as a UTC DATE-TIME. */
const utcTime = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

/** One dated show as an iCalendar file. It has no end: how long a night goes is not known. `origin` is the public origin. */
export const datedShowFile = (show: DatedShow, origin: string): string =>
  file([
    "BEGIN:VEVENT",
    `UID:show-${escapeText(show.id)}@${new URL(origin).hostname}`,
    `DTSTAMP:${utcTime(show.createdAt)}`,
    `DTSTART:${utcTime(show.datetime)}`,
    `SUMMARY:${escapeText(`${show.title}, ${site.name}`)}`,
    ...(show.venue || show.city ? [`LOCATION:${escapeText([show.venue, show.city].filter(Boolean).join(", "))}`] : []),
    `URL:${show.ticketsUrl ?? absolute(origin, paths.live)}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ]);

/**
 * `shows` as an iCalendar file (RFC 5545) in which each repeats every week in Eastern time. The same shows give the same
 * bytes at any time. `origin` is the public origin.
 */
export const showCalendarFile = (shows: readonly Show[], origin: string): string =>
  file([...timeZone, ...shows.flatMap((show) => showEvent(show, origin))]);
