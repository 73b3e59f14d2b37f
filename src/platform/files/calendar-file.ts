import ical, { type ICalCalendar, type ICalCalendarData } from "ical-generator";
import { site } from "../../content/site.ts";
import { calendarZone } from "../time-zones.ts";

let zone: string | undefined;

/** The zone of the business as every calendar of the site describes it; an isolate works it out once. */
function zoneOfBusiness(): string {
  zone ??= calendarZone(site.timeZone);
  return zone;
}

/**
 * A calendar of the site, `about` being what it holds. Its events may stand in the time of the business. The zone is theirs and
 * not the calendar's: with a zone of its own ical-generator writes stamps without their Z, and RFC 5545 wants them in UTC.
 */
export const newCalendar = (about: string, data: ICalCalendarData = {}): ICalCalendar =>
  ical({
    prodId: `//${site.name}//${about}//EN`,
    scale: "GREGORIAN",
    timezone: { name: null, generator: zoneOfBusiness },
    ...data,
  });

/** The iCalendar file of `calendar`, its last line ended as RFC 5545 asks. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar}\r\n`;

/** An address without the characters that ical-generator would escape as if it were a text. */
export const calendarUrl = (address: string): string => address.replace(/[,;]/g, encodeURIComponent);
