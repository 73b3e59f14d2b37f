import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { api, dateApi, dateOnBook, datesQuery, paths } from "../src/features/site/paths.ts";
import { addDays, calendarDateAt } from "../src/platform/dates.ts";
import { databaseIn } from "./database.ts";
import { type GrowingPage, measureGrowth } from "./growth.ts";
import { keepResult } from "./keep-result.ts";
import { reportGrowth } from "./report.ts";
import { type Runtime, startRuntime } from "./runtime.ts";

/*
 * Measures how the answer to a date takes it when bookings grow: each address is asked for in databases of 200 and of 20,000
 * bookings, in turn, one request at a time, and is made anew each time.
 */

const sizes = [200, 20_000] as const;

/** With the most bookings an answer may take so many times as long. */
const GOAL = { ratio: 1.2, milliseconds: 0 } as const;

/** Bookings that have a date to come, every other day: as many in all, so that the answers are the same. */
const ahead = 150;
/** Days over which the others lie: played in the last twenty years, and called off in the next two. */
const [behind, within] = [20 * 365, 2 * 365];

const today = calendarDateAt(Date.now());
const taken = addDays(today, 61);
const month = taken.slice(0, 7);

const pages: readonly GrowingPage[] = [
  { name: "/book with a date", path: `/bench/anew${dateOnBook(taken).replace(/#.*/, "")}`, text: 'data-state="taken"' },
  { name: "/book by month", path: `/bench/anew${paths.book}?${datesQuery.month}=${month}`, text: "month-head" },
  { name: "the API's date", path: `/bench/anew${dateApi(taken)}`, text: '"taken"' },
  { name: "the API's month", path: `/bench/anew${api.dates}?${datesQuery.month}=${month}`, text: '"taken"' },
];

function seedBookings(folder: string, count: number): void {
  const database = databaseIn(folder);
  const now = Date.now();
  const booking = database.prepare(
    `INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, venue, city,
      package_name, price, status, created_at, updated_at)
      VALUES (?, 'Client', ?, ?, '18:00', '23:00', 'Birthday Party', 'Pier 60', 'Tampa', 'PREMIUM', 249900, ?, ?, ?)`,
  );
  database.exec("BEGIN");
  for (let index = 0; index < count; index++) {
    const rest = index - ahead;
    const [days, status] =
      rest < 0
        ? [2 * index + 1, "confirmed"]
        : rest % 2
          ? [-1 - (rest % behind), "completed"]
          : [rest % within, "cancelled"];
    booking.run(randomUUID(), `client${index}@example.com`, addDays(today, days), status, now, now);
  }
  database.exec("COMMIT");
  database.close();
}

/** Measures every answer in both databases, prints what grew and keeps it. All files it needs are written to `folder`. */
export async function benchDates(folder: string, signal: AbortSignal): Promise<void> {
  const runtimes: Runtime[] = [];
  try {
    for (const size of sizes) {
      const own = join(folder, String(size));
      mkdirSync(own);
      runtimes.push(await startRuntime(own, signal, { prepare: () => seedBookings(own, size) }));
    }
    keepResult("dates", { sizes, rows: reportGrowth(await measureGrowth(runtimes, pages, signal), sizes, GOAL) });
  } finally {
    await Promise.all(runtimes.map((runtime) => runtime.stop()));
  }
}
