import type { Weekday } from "../../content/office-hours.ts";

/* Apart from `paths.ts`, so that the browser's first script stays small. */

export const livePath = "/live";

export const showCalendar = (day: Weekday | "week"): string => `${livePath}/${day}.ics`;

export const beaconPath = "/api/beacon";

export const cspReportPath = "/api/csp-report";

export const nowPlayingPath = "/api/now-playing";

export const quoteFragment = "#quote";

/** The section's older name, which landing pages link to. */
export const contactFragment = "#contact";

export const datesParameters = { date: "date", month: "month", city: "city", service: "for" } as const;
