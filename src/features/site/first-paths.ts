import type { Weekday } from "../../content/schedule.ts";

/*
 * The few addresses that the browser's first script needs, apart from `paths.ts`, so that a first view does not fetch
 * all of it.
 */

export const livePath = "/live";

export const showCalendar = (day: Weekday | "week"): string => `${livePath}/${day}.ics`;

export const beaconPath = "/api/beacon";

export const cspReportPath = "/api/csp-report";

export const nowPlayingPath = "/api/now-playing";

/** On the home page. */
export const quoteFragment = "#quote";

/** An older name of the same section, which landing pages link to. */
export const contactFragment = "#contact";

/** Of the booking page. */
export const datesQuery = { date: "date", month: "month", city: "city", service: "for" } as const;
