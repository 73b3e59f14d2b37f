import { afterEach, vi } from "vitest";
import { paths } from "../features/site/paths.ts";
import type { CalendarDate } from "../platform/dates.ts";
import { beginAt } from "./clock.ts";

/** Tuesday evening in Florida, but Wednesday in London. */
export const now = Date.parse("2026-11-25T03:30:00Z");

export const saturday: CalendarDate = "2027-04-17";

export function beginOnTuesday(): void {
  beginAt(now);
  afterEach(() => {
    vi.restoreAllMocks();
  });
}

export const asking = (date: string) => `${paths.book}?date=${encodeURIComponent(date)}`;

export const daysIn = (html: string) =>
  [
    ...(/<table class="date-month">.*?<\/table>/s.exec(html)?.[0] ?? "").matchAll(/visually-hidden">(\w+day, [^<]*)/g),
  ].map(([, words]) => words);
