import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openDesk } from "./desk.ts";
import { type GrowingPage, measureGrowth } from "./growth.ts";
import { keepResult } from "./keep-result.ts";
import { reportGrowth } from "./report.ts";
import { type Runtime, startRuntime } from "./runtime.ts";
import { seed } from "./seed.ts";

/*
 * Measures how the administrator's pages take it when the business grows: each is asked for in databases of 1,000, 10,000
 * and 100,000 contacts, in turn, one request at a time. Bookings and requests grow along.
 */

const sizes = [1_000, 10_000, 100_000] as const;

/** A page may take this many times as long; one that counts or searches may take so many milliseconds. */
const GOAL = { ratio: 1.5, milliseconds: 200 } as const;

const pages: readonly GrowingPage[] = [
  { name: "inbox", path: "/admin/leads", text: "lead-row" },
  { name: "inbox, by status", path: "/admin/leads?status=quoted", text: "lead-row" },
  { name: "search, a rare word", path: "/admin/leads?q=okonkwo", text: "lead-row", reads: true },
  { name: "search, nobody's word", path: "/admin/leads?q=accordion", text: "Nothing here fits", reads: true },
  { name: "search, a phone number", path: "/admin/leads?q=555-9999", text: "Nothing here fits", reads: true },
  { name: "search, everyone's word", path: "/admin/leads?q=example", text: "lead-row" },
  {
    name: "search, two filters",
    path: "/admin/leads?q=first+dance&status=lost&category=wedding",
    text: "lead-row",
    reads: true,
  },
  { name: "bookings", path: "/admin/bookings", text: "booking-rows" },
  { name: "bookings, past", path: "/admin/bookings?view=past", text: "booking-rows" },
  {
    name: "bookings, month",
    path: `/admin/bookings?month=${new Date().toISOString().slice(0, 7)}`,
    text: "month-entry",
  },
  { name: "requests", path: "/admin/requests", text: "request-rows" },
  { name: "today", path: "/admin", text: "Today | Admin", reads: true },
  { name: "statistics", path: "/admin/stats", text: "From lead to booking", reads: true },
];

/** Measures every page in all databases, prints what grew and keeps it. All files it needs are written to `folder`. */
export async function benchAdmin(folder: string, signal: AbortSignal): Promise<void> {
  const desk = await openDesk();
  const runtimes: Runtime[] = [];
  try {
    for (const size of sizes) {
      const own = join(folder, String(size));
      mkdirSync(own);
      runtimes.push(await startRuntime(own, signal, { vars: desk.vars, prepare: () => seed(own, size) }));
    }
    const results = await measureGrowth(runtimes, pages, signal, { Cookie: desk.cookie });
    keepResult("admin", { sizes, rows: reportGrowth(results, sizes, GOAL) });
  } finally {
    await Promise.all(runtimes.map((runtime) => runtime.stop()));
    await desk.close();
  }
}
