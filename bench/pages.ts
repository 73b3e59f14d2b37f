import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { adminPaths } from "../src/features/admin/paths.ts";
import { portalPaths } from "../src/features/portal/paths.ts";
import { api } from "../src/features/site/paths.ts";
import { openDesk } from "./desk.ts";
import { keepResult } from "./keep-result.ts";
import { startCache } from "./nginx.ts";
import { memoryOf, processorClock } from "./processor-time.ts";
import {
  type MemoryResult,
  type PageResult,
  reportMemory,
  reportPages,
  reportStarts,
  reportWeights,
} from "./report.ts";
import { startRuntime } from "./runtime.ts";
import { seed, signInClient } from "./seed.ts";
import { startUpTimes } from "./start-up.ts";
import { load } from "./wrk.ts";

/*
 * Measures what the site answers in workerd itself, with the production bundle: each target beside the one that it is
 * compared with. A machine's speed drifts, so all are measured in turn, in short rounds.
 */

const ROUNDS = 5;
const SECONDS = 1;
const CONNECTIONS = 16;

/** Requests after which memory is looked at again. */
const MANY = 100_000;

interface Target {
  name: string;
  path: string;
  /** The target that it is compared with. */
  beside?: string;
  /** Sends the page's own version along: the answer is a 304. */
  known?: true;
  /** Asks nginx, which keeps what the Worker lets it. */
  cached?: true;
  /** Whose cookie goes along. */
  by?: "client" | "administrator";
  /** The Lua file that makes wrk's requests. */
  script?: string;
}

const script = (name: string) => join(import.meta.dirname, `${name}.lua`);

const kinds = [
  ["home", "/"],
  ["landing page", "/wedding-dj-tampa"],
  ["live", "/live"],
  ["mixes", "/mixes"],
] as const;

const targets: readonly Target[] = [
  { name: "plain text", path: "/bench/plain" },
  ...kinds.flatMap(([name, path]): Target[] => [
    { name: `${name}, from a constant`, path: `/bench/constant${path}` },
    { name: `${name}, again`, path, beside: `${name}, from a constant` },
  ]),
  { name: "home, again, with a campaign's query", path: "/?utm_source=mail&gclid=1", beside: "home, from a constant" },
  { name: "home, behind nginx", path: "/", cached: true, beside: "home, from a constant" },
  { name: "304 from a constant", path: "/bench/constant/", known: true },
  { name: "304 of home", path: "/", known: true, beside: "304 from a constant" },
  ...kinds.flatMap(([name, path]): Target[] => [
    { name: `${name}, React as Workers get it`, path: `/bench/edge${path}` },
    { name: `${name}, React alone`, path: `/bench/bare${path}`, beside: `${name}, React as Workers get it` },
    { name: `${name}, first`, path: `${path}?bench=first`, beside: `${name}, React alone` },
  ]),
  { name: "home, first, with its read of D1", path: "/?bench=read", beside: "home, React alone" },
  { name: "now playing, JSON from KV", path: api.nowPlaying },
  { name: "portal", path: portalPaths.dashboard, by: "client" },
  { name: "portal, songs", path: portalPaths.songs, by: "client" },
  { name: "admin, today", path: adminPaths.today, by: "administrator" },
  { name: "admin, inbox", path: adminPaths.leads, by: "administrator" },
  { name: "admin, bookings", path: adminPaths.bookings, by: "administrator" },
  { name: "admin, statistics", path: adminPaths.stats, by: "administrator" },
  { name: "an inquiry, written", path: `/bench/posted${api.leadInquiry}`, script: script("new-lead") },
];

/** Contacts in the database, of whom the administrator's pages show some. */
const CONTACTS = 1_000;

type Cookies = Readonly<Record<NonNullable<Target["by"]>, string>>;

const asked = async (origin: URL, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(new URL(path, origin), { headers });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}:\n${body.slice(0, 500)}`);
  return { body, etag: answer.headers.get("ETag") ?? "" };
};

/** Measures all targets in turn; those of a cache where there is one. */
async function measure(
  origin: URL,
  cache: URL | undefined,
  cookies: Cookies,
  signal: AbortSignal,
): Promise<PageResult[]> {
  const clock = processorClock("workerd");
  const there = targets.filter(({ cached }) => cache || !cached);
  const addressOf = ({ path, cached }: Target) => new URL(path, (cached && cache) || origin);
  const { etag } = await asked(origin, "/");
  const headersOf = ({ known, by }: Target): Record<string, string> => ({
    ...(known && { "If-None-Match": etag }),
    ...(by && { Cookie: cookies[by] }),
  });
  for (const target of there)
    if (!target.known && !target.script) await asked(addressOf(target), "", headersOf(target));
  const results = there.map(({ name, beside }) => ({
    name,
    beside,
    rates: [] as number[],
    costs: [] as number[],
    p99s: [] as number[],
  }));
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, target] of there.entries()) {
      signal.throwIfAborted();
      // wrk leaves without the answers that it still waits for: they are no work of the next target's.
      await asked(origin, "/bench/plain");
      const before = clock?.();
      const result = await load(addressOf(target), CONNECTIONS, SECONDS, headersOf(target), target.script);
      // The first round warms up. A stalled machine can give none: that says nothing of the page.
      if (round < 0 || result.answers === 0) continue;
      results[index]?.rates.push(result.answersPerSecond);
      results[index]?.p99s.push(result.p99);
      // What nginx answers costs workerd nothing.
      if (clock && before !== undefined && !target.cached)
        results[index]?.costs.push((clock() - before) / result.answers);
    }
  }
  return results;
}

/**
 * Sends far more requests for `path` than there are addresses, each with a query of its own, and looks at the memory every
 * second. It goes up and down with what is not collected yet, so what counts is its least in the last half.
 */
async function grow(origin: URL, path: string, signal: AbortSignal): Promise<MemoryResult | null> {
  const url = new URL(path, origin);
  const send = () => load(url, CONNECTIONS, SECONDS, {}, script("random-query"));
  await send();
  const before = memoryOf("workerd");
  const seen: number[] = [];
  let requests = 0;
  while (requests < MANY) {
    signal.throwIfAborted();
    requests += (await send()).answers;
    seen.push(memoryOf("workerd") ?? Number.NaN);
  }
  if (before === undefined) return null;
  return { path, requests, before, most: Math.max(...seen), later: Math.min(...seen.slice(seen.length / 2)) };
}

/** Measures the public pages, prints a table and keeps it in docs/performance/. */
export async function benchPages(folder: string, signal: AbortSignal): Promise<void> {
  console.log("Starting workerd with the production bundle and a new database …");
  const desk = await openDesk();
  let client = "";
  const runtime = await startRuntime(folder, signal, {
    vars: desk.vars,
    prepare() {
      seed(folder, CONTACTS);
      client = signInClient(folder);
    },
  });
  const cache = await startCache(join(folder, "nginx"), runtime.url);
  try {
    if (!cache) console.log("nginx is not installed: nothing is measured behind it.");
    const load = loadavg()[0] ?? 0;
    console.log(`Measuring ${ROUNDS} rounds of ${SECONDS} s each over ${CONNECTIONS} connections …`);
    if (load > availableParallelism() / 2)
      console.log(`The machine is at work already (load ${load.toFixed(1)}): rates will vary, processor time less.`);
    const results = await measure(runtime.url, cache?.url, { client, administrator: desk.cookie }, signal);
    const rows = reportPages(results);
    const memory = [];
    for (const path of ["/bench/constant/", "/"]) memory.push(await grow(runtime.url, path, signal));
    reportMemory(memory.filter((each) => each !== null));
    const bodies = kinds.map(async ([name, path]) => [name, (await asked(runtime.url, path)).body] as const);
    const weights = reportWeights(await Promise.all(bodies));
    const startUp = reportStarts(await startUpTimes(folder, signal));
    keepResult("pages", { connections: CONNECTIONS, rows, memory, weights, startUp });
  } finally {
    await cache?.stop();
    await runtime.stop();
    await desk.close();
  }
}
