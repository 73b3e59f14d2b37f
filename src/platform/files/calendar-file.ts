import ical, { type ICalCalendar, type ICalCalendarData } from "ical-generator";
import { site } from "../../content/site.ts";
import { calendarZone } from "../time-zones.ts";

let zone: string | undefined;

function zoneOfBusiness(): string {
  zone ??= calendarZone(site.timeZone);
  return zone;
}

/**
 * `about` says what it holds. The zone belongs to the events, not the calendar: with a zone of its own ical-generator
 * writes stamps without their Z, and RFC 5545 wants them in UTC.
 */
export const newCalendar = (about: string, data: ICalCalendarData = {}): ICalCalendar =>
  ical({
    prodId: `//${site.name}//${about}//EN`,
    scale: "GREGORIAN",
    timezone: { name: null, generator: zoneOfBusiness },
    ...data,
  });

/** RFC 5545 ends the last line as well. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar}\r\n`;

/** Encodes what ical-generator would escape as if it were a text. */
export const calendarUrl = (address: string): string => address.replace(/[,;]/g, encodeURIComponent);
