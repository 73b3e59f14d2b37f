import type { Weekday } from "../../content/schedule.ts";

/*
 * The few addresses that the browser's first script needs. They stand apart from the table in `paths.ts`, which takes
 * them from here, so that a first look does not fetch all of it.
 */

/** The live stream's page. */
export const livePath = "/live";

/** The calendar file of one show, or of the whole week. */
export const showCalendar = (day: Weekday | "week"): string => `${livePath}/${day}.ics`;

/** Where page views are counted. */
export const beaconPath = "/api/beacon";

/** Where browsers report what the content security policy has stopped. */
export const cspReportPath = "/api/csp-report";

/** Where what plays now is told. */
export const nowPlayingPath = "/api/now-playing";

/** Fragment of the quote form's section on the home page. */
export const quoteFragment = "#quote";

/** Fragment of the same section under an older name, which landing pages link to. */
export const contactFragment = "#contact";

/** Query parameters of the booking page: a date, a month of dates, the town of the event, and what it is. */
export const datesQuery = { date: "date", month: "month", city: "city", service: "for" } as const;
