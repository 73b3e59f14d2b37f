import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startAccess } from "../dev/access/server.ts";
import { api, dateApi, dateOnBook, datesParameters, paths } from "../src/features/site/paths.ts";
import { addDays, calendarDateAt } from "../src/platform/dates.ts";
import { median, type Runtime, startRuntime } from "./runtime.ts";
import { seed } from "./seed.ts";

/*
 * Measures how the administrator's pages and the answers to a date take it when the business grows: each is asked for in databases
 * of 1,000, 10,000 and 100,000 contacts, in turn, one request at a time. Bookings and requests grow along.
 */

const sizes = [1_000, 10_000, 100_000] as const;
const ROUNDS = 30;
const WARM_UP = 10;

/** An answer may take so many times as long with the most rows, an answer to a date less; one that counts or searches so many milliseconds. */
const GOAL = { ratio: 1.5, dates: 1.2, milliseconds: 200 } as const;

interface GrowingPage {
  name: string;
  path: string;
  /** What its answer must have in it. */
  text: string;
  goal: keyof typeof GOAL;
}

const taken = addDays(calendarDateAt(Date.now()), 61);
const month = taken.slice(0, 7);
const anew = (path: string) => `/bench/anew${path.replace(/#.*/, "")}`;

const pages: readonly GrowingPage[] = [
  { name: "inbox", path: "/admin/leads", text: "lead-row", goal: "ratio" },
  { name: "inbox, by status", path: "/admin/leads?status=quoted", text: "lead-row", goal: "ratio" },
  { name: "search, a rare word", path: "/admin/leads?q=okonkwo", text: "lead-row", goal: "milliseconds" },
  { name: "search, nobody's word", path: "/admin/leads?q=accordion", text: "Nothing here fits", goal: "milliseconds" },
  { name: "search, a phone number", path: "/admin/leads?q=555-9999", text: "Nothing here fits", goal: "milliseconds" },
  { name: "search, everyone's word", path: "/admin/leads?q=example", text: "lead-row", goal: "ratio" },
  { name: "bookings", path: "/admin/bookings", text: "booking-rows", goal: "ratio" },
  { name: "bookings, past", path: "/admin/bookings?view=past", text: "booking-rows", goal: "ratio" },
  { name: "bookings, month", path: `/admin/bookings?month=${month}`, text: "month-entry", goal: "ratio" },
  { name: "requests", path: "/admin/requests", text: "request-rows", goal: "ratio" },
  { name: "today", path: "/admin", text: "Today | Admin", goal: "milliseconds" },
  { name: "statistics", path: "/admin/stats", text: "From lead to booking", goal: "milliseconds" },
  { name: "/book with a date", path: anew(dateOnBook(taken)), text: 'data-state="taken"', goal: "dates" },
  {
    name: "/book by month",
    path: anew(`${paths.book}?${datesParameters.month}=${month}`),
    text: "month-head",
    goal: "dates",
  },
  { name: "the API's date", path: anew(dateApi(taken)), text: '"taken"', goal: "dates" },
  {
    name: "the API's month",
    path: anew(`${api.dates}?${datesParameters.month}=${month}`),
    text: '"taken"',
    goal: "dates",
  },
];

/** The stand-in for Access with an administrator logged in: that browser's cookie, and the settings of the site. */
async function administrator() {
  const audience = randomUUID();
  const access = await startAccess({ port: 0, audience });
  const answer = await fetch(`${access.url}/cdn-cgi/access/login/localhost?kid=${audience}&redirect_url=/`, {
    method: "POST",
    body: new URLSearchParams({ email: "dj@example.com" }),
    redirect: "manual",
  });
  // Without page views: the wait for them is Cloudflare's, and the same whatever the database holds.
  const vars = {
    ACCESS_TEAM_DOMAIN: access.url,
    ACCESS_AUD: audience,
    ANALYTICS_ACCOUNT_ID: "",
    ANALYTICS_API_TOKEN: "",
  };
  return { vars, cookie: answer.headers.get("Set-Cookie")?.split(";")[0] ?? "", close: () => access.close() };
}

/** Milliseconds until the whole page is here. @throws when it is not the page that is meant */
async function timeOf({ url }: Runtime, { path, text }: GrowingPage, Cookie: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(new URL(path, url), { headers: { Cookie } });
  const body = await answer.text();
  const time = performance.now() - start;
  if (answer.status !== 200 || !body.includes(text))
    throw new Error(`${path} answers ${answer.status}, and not with "${text}" in it:\n${body.slice(0, 500)}`);
  return time;
}

/** Milliseconds of a page in all databases, asked in turn because a machine's speed drifts: the median of each. */
async function measure(runtimes: readonly Runtime[], page: GrowingPage, cookie: string, signal: AbortSignal) {
  const times = runtimes.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [index, runtime] of runtimes.entries()) {
      signal.throwIfAborted();
      const time = await timeOf(runtime, page, cookie);
      if (round >= 0) times[index]?.push(time);
    }
  return times.map((each) => Number(median(each).toFixed(1)));
}

/** Measures every page in all databases and prints what grew. */
export async function benchGrowth(folder: string, signal: AbortSignal): Promise<object> {
  const { vars, cookie, close } = await administrator();
  const runtimes: Runtime[] = [];
  try {
    for (const size of sizes) {
      const own = join(folder, String(size));
      mkdirSync(own);
      runtimes.push(await startRuntime(own, signal, { vars, prepare: () => seed(own, size) }));
    }
    console.log(`\nMilliseconds, median\n${"".padEnd(26)}${sizes.map((size) => String(size).padStart(10)).join("")}`);
    const rows = [];
    for (const page of pages) {
      const medians = await measure(runtimes, page, cookie, signal);
      const [first = Number.NaN, last = Number.NaN] = [medians[0], medians.at(-1)];
      const ratio = Number((last / first).toFixed(2));
      const isReached = (page.goal === "milliseconds" ? last : ratio) <= GOAL[page.goal];
      const goal = `${GOAL[page.goal]}${page.goal === "milliseconds" ? " ms" : ""}`;
      const figures = medians.map((ms) => ms.toFixed(1).padStart(10)).join("");
      console.log(
        `${page.name.padEnd(26)}${figures}   ×${ratio.toFixed(2)}   ${isReached ? "reached" : "missed"}: ${goal}`,
      );
      rows.push({ name: page.name, medians, ratio, goal });
    }
    return { sizes, rows };
  } finally {
    await Promise.all(runtimes.map((runtime) => runtime.stop()));
    await close();
  }
}
