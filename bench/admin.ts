import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startAccess } from "../dev/access/server.ts";
import { freePort } from "../scripts/ports.ts";
import { searchTextOf } from "../src/business/leads/contact-search.ts";
import { databaseIn } from "./database.ts";
import { reportGrowth } from "./report.ts";
import { type Runtime, startRuntime } from "./runtime.ts";

/*
 * Measures how the administrator's pages take it when the business grows: each is asked for in a database of 1,000
 * contacts and in one of 100,000, in turn, one request at a time.
 */

/** A page may take this many times as long; one that counts or searches may take so many milliseconds, D1 and all. */
const GOAL = { ratio: 1.5, milliseconds: 150 } as const;
const ROUNDS = 60;
const WARM_UP = 20;
const MINUTE = 60_000;

/** Contacts that came ten minutes after each other, and how many such spans the others are spread over. */
const NEWEST = 100;
const YEARS = 3 * 365 * 24 * 6;

/** Rows of the two databases. Bookings and requests grow along. */
const sizes = { small: 1_000, large: 100_000 } as const;
const share = { bookings: 0.2, requests: 0.5, subscribers: 0.2 } as const;

/** The pages, each with what its answer must have in it. `reads`: it reads more rows than it shows. */
const pages = [
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
  { name: "today", path: "/admin", text: "lead-row", reads: true },
  { name: "statistics", path: "/admin/stats", text: "From lead to booking", reads: true },
] as const satisfies readonly { name: string; path: string; text: string; reads?: true }[];

const pick = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("nothing to pick from");
  return value;
};

const categories = ["wedding", "corporate", "private-party", null] as const;
const statuses = ["new", "contacted", "quoted", "booked", "lost"] as const;

const question = "We would like it right after the speeches. Is that fine with the band's break?";

/** Fills the database in `folder`: `count` contacts, and what belongs to so many. */
function seed(folder: string, count: number): void {
  const database = databaseIn(folder);
  const now = Date.now();
  const contact = database.prepare(
    `INSERT INTO contacts (id, first_name, last_name, email, phone, event_date, event_type, guest_count, budget, details,
      discount_code, status, event_category, idempotency_key, answered_at, search_text, created_at)
      VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
  );
  const booking = database.prepare(
    `INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, venue, city,
      package_name, price, status, created_at, updated_at) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
  );
  const request = database.prepare(
    `INSERT INTO client_requests (id, client_email, type, subject, message, status, created_at, updated_at)
      VALUES (?,?,?,?,?,?,?,?)`,
  );
  database.exec("BEGIN");
  for (let index = 0; index < count; index++) {
    // Whatever the size, the newest contacts are minutes apart: the pages show the same. The others fill three years.
    const age = count - index;
    const at = now - (age <= NEWEST ? age : NEWEST + (age - NEWEST) * (YEARS / count)) * 10 * MINUTE;
    const category = pick(categories, index);
    const status = pick(statuses, Math.floor(index / 4));
    const details = `First dance at ${index % 12}, and a song for the table of number ${index}.`;
    // The rare word is as rare in both: what is shown for it is the same.
    const lastName = count - index <= 20 ? "Okonkwo" : `Surname${index % 500}`;
    const person = { firstName: `Client${index % 997}`, lastName, email: `client${index}@example.com` } as const;
    const asked = { phone: "(813) 555-0100", eventType: "Wedding Reception", details } as const;
    contact.run(
      ...[randomUUID(), person.firstName, person.lastName, person.email, asked.phone, "2027-06-12", asked.eventType],
      ...["101-200", "$2,500-$5,000", details, category && "CODE25", status, category, randomUUID()],
      ...[status === "new" ? null : at + 60 * MINUTE, searchTextOf({ ...person, ...asked }), at],
    );
  }
  for (let index = 0; index < count * share.bookings; index++) {
    // Around today, two before it and two after it of each distance. One of the two after it is confirmed: no date has more.
    const date = new Date(now + (index % 2 ? 1 : -1) * Math.floor(index / 4) * 24 * 60 * MINUTE);
    const day = date.toISOString().slice(0, 10);
    const bookingStatus = pick(["completed", "confirmed", "hold", "hold"] as const, index);
    const client = [randomUUID(), `Client ${index}`, `client${index}@example.com`, day, "18:00", "23:00"] as const;
    booking.run(...client, "Birthday Party", "Pier 60", "Tampa", "PREMIUM", 249_900, bookingStatus, now, now);
  }
  for (let index = 0; index < count * share.requests; index++) {
    const at = now - index * MINUTE;
    const status = index % 5 === 0 ? "pending" : "completed";
    request.run(randomUUID(), `client${index}@example.com`, "timeline", `Question ${index}`, question, status, at, at);
  }
  const subscriber = database.prepare(
    "INSERT INTO newsletter_subscribers (id, email, subscribed, confirmed_at, created_at) VALUES (?,?,?,?,?)",
  );
  for (let index = 0; index < count * share.subscribers; index++)
    subscriber.run(randomUUID(), `client${index}@example.com`, index % 10 ? 1 : 0, index % 3 ? now : null, now);
  database.exec("COMMIT");
  database.close();
}

/** A login as the stand-in for Access gives it: the cookie of an administrator. */
async function login(accessUrl: string, audience: string): Promise<string> {
  const answer = await fetch(`${accessUrl}/cdn-cgi/access/login/localhost?kid=${audience}&redirect_url=/`, {
    method: "POST",
    body: new URLSearchParams({ email: "dj@example.com" }),
    redirect: "manual",
  });
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

/** Milliseconds until the whole page is here; throws when it is not the page that is meant. */
async function timeOf({ url }: Runtime, { path, text }: (typeof pages)[number], cookie: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(new URL(path, url), { headers: { Cookie: cookie } });
  const body = await answer.text();
  const time = performance.now() - start;
  if (answer.status !== 200 || !body.includes(text))
    throw new Error(`${path} answers ${answer.status}, and not with "${text}" in it:\n${body.slice(0, 500)}`);
  return time;
}

/** Measures every page in both databases and prints what grew. All files it needs are written to `folder`. */
export async function benchAdmin(folder: string, signal: AbortSignal): Promise<void> {
  const audience = randomUUID();
  const access = await startAccess({ port: await freePort(), audience });
  // Without page views: the wait for them is Cloudflare's, and the same whatever the database holds.
  const vars = {
    ACCESS_TEAM_DOMAIN: access.url,
    ACCESS_AUD: audience,
    ANALYTICS_ACCOUNT_ID: "",
    ANALYTICS_API_TOKEN: "",
  };
  const runtimes: Runtime[] = [];
  try {
    const start = async (name: keyof typeof sizes) => {
      const own = join(folder, name);
      mkdirSync(own);
      const runtime = await startRuntime(own, signal, { vars, prepare: () => seed(own, sizes[name]) });
      runtimes.push(runtime);
      return runtime;
    };
    const [small, large] = [await start("small"), await start("large")];
    const cookie = await login(access.url, audience);
    const results = [];
    for (const page of pages) {
      const [before, after]: [number[], number[]] = [[], []];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        signal.throwIfAborted();
        const times = [await timeOf(small, page, cookie), await timeOf(large, page, cookie)] as const;
        if (round < 0) continue;
        before.push(times[0]);
        after.push(times[1]);
      }
      results.push({ name: page.name, before, after, reads: "reads" in page });
    }
    reportGrowth(results, sizes, GOAL);
  } finally {
    await Promise.all(runtimes.map((runtime) => runtime.stop()));
    await access.close();
  }
}
