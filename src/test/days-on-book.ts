import { afterEach, vi } from "vitest";
import { paths } from "../features/site/paths.ts";
import type { CalendarDate } from "../platform/dates.ts";
import { beginAt } from "./clock.ts";

/** A Tuesday evening in Florida, when it is Wednesday already in London. */
export const now = Date.parse("2026-11-25T03:30:00Z");

export const saturday: CalendarDate = "2027-04-17";

/** Each test of a file begins at `now`. */
export function beginOnTuesday(): void {
  beginAt(now);
  afterEach(() => {
    vi.restoreAllMocks();
  });
}

/** The booking page with the answer to a date. */
export const asking = (date: string) => `${paths.book}?date=${encodeURIComponent(date)}`;

/** The days of the month that a page shows, in the words that are read out. */
export const daysIn = (html: string) =>
  [
    ...(/<table class="date-month">.*?<\/table>/s.exec(html)?.[0] ?? "").matchAll(/visually-hidden">(\w+day, [^<]*)/g),
  ].map(([, words]) => words);
