import { site } from "../../content/site.ts";
import type { CalendarDate } from "../../dates.ts";

/** Eastern time as the United States have set their clocks since 2007 (IANA zone America/New_York). */
export const timeZone = [
  "BEGIN:VTIMEZONE",
  `TZID:${site.timeZone}`,
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "TZNAME:EDT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "TZNAME:EST",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** A calendar date as iCalendar writes it: "20270612". */
export const basicDate = (date: CalendarDate): string => date.replaceAll("-", "");
