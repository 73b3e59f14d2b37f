import { afterEach, vi } from "vitest";
import type { Bindings } from "../env.ts";
import { adminPaths } from "../features/admin/paths.ts";
import { dateApi } from "../features/site/paths.ts";
import { submit } from "./administrator.ts";
import { beginAt } from "./clock.ts";
import { cron, get, visit } from "./site.ts";

export const now = Date.parse("2026-11-25T17:00:00Z");

/** Milliseconds between checks of a calendar. */
export const quarter = 15 * 60_000;

export const address = "https://calendar.example.com/private-1/basic.ics";

export function beginWithCalendars(): void {
  beginAt(now);
  afterEach(() => {
    vi.restoreAllMocks();
  });
}

export const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"].join("\r\n");

export const calendar = (...events: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR", ""].join("\r\n");

export const wedding = calendar(event("DTSTART;VALUE=DATE:20270417", "SUMMARY:Secret wedding"));

export const stateOf = async (date: string) => Object(await (await visit(get(dateApi(date)))).json()).state;

export const add = (where = address) => submit(adminPaths.calendars, { label: "Family", address: where });

export async function runAt(instant: number, bindings: Partial<Bindings> = {}) {
  vi.setSystemTime(instant);
  await cron(instant, bindings);
}
