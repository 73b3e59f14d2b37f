import ical, { type ICalCalendar, type ICalCalendarData } from "ical-generator";
import { site } from "../../content/site.ts";

/** Eastern time as the United States have set their clocks since 2007 (IANA zone America/New_York). */
const eastern = [
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
].join("\r\n");

/**
 * A calendar of the site, `about` being what it holds. Its events may stand in Eastern time. The zone is theirs and not the
 * calendar's: with a zone of its own ical-generator writes stamps without their Z, and RFC 5545 wants them in UTC.
 */
export const newCalendar = (about: string, data: ICalCalendarData = {}): ICalCalendar =>
  ical({
    prodId: `//${site.name}//${about}//EN`,
    scale: "GREGORIAN",
    timezone: { name: null, generator: () => eastern },
    ...data,
  });

/** The iCalendar file of `calendar`, its last line ended as RFC 5545 asks. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar}\r\n`;

/** An address without the characters that ical-generator would escape as if it were a text. */
export const calendarUrl = (address: string): string => address.replace(/[,;]/g, encodeURIComponent);
