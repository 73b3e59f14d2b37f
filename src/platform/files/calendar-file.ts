import ical, { type ICalCalendar, type ICalCalendarData } from "ical-generator";
import { site } from "../../content/site.ts";
import { calendarZone } from "../time-zones.ts";

let zone: string | undefined;

function zoneOfBusiness(): string {
  zone ??= calendarZone(site.timeZone);
  return zone;
}

/** The events have the zone: in a calendar with one, ical-generator omits the Z that RFC 5545 wants. */
export const newCalendar = (about: string, data: ICalCalendarData = {}): ICalCalendar =>
  ical({
    prodId: `//${site.name}//${about}//EN`,
    scale: "GREGORIAN",
    timezone: { name: null, generator: zoneOfBusiness },
    ...data,
  });

/** RFC 5545 ends the last line as well. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar}\r\n`;

/** Encodes what ical-generator would escape as text. */
export const calendarUrl = (address: string): string => address.replace(/[,;]/g, encodeURIComponent);
