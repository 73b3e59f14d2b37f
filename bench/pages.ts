import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { startCache } from "./nginx.ts";
import { memoryOf, processorClock } from "./processor-time.ts";
import { type MemoryResult, type PageResult, reportMemory, reportPages, reportWeights } from "./report.ts";
import { startRuntime } from "./runtime.ts";
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
}

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
  { name: "React alone", path: "/bench/bare" },
  { name: "home, first", path: "/bench/first/", beside: "React alone" },
  { name: "home, first, with its read of D1", path: "/bench/read/", beside: "React alone" },
  ...kinds.slice(1).map(([name, path]): Target => ({ name: `${name}, first`, path: `/bench/first${path}` })),
  { name: "now playing, JSON from KV", path: "/api/now-playing" },
];

const asked = async (origin: URL, path: string) => {
  const answer = await fetch(new URL(path, origin));
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}:\n${body.slice(0, 500)}`);
  return { body, etag: answer.headers.get("ETag") ?? "" };
};

/** Measures all targets in turn; those of a cache where there is one. */
async function measure(origin: URL, cache: URL | undefined, signal: AbortSignal): Promise<PageResult[]> {
  const clock = processorClock("workerd");
  const there = targets.filter(({ cached }) => cache || !cached);
  const addressOf = ({ path, cached }: Target) => new URL(path, (cached && cache) || origin);
  for (const target of there) await asked(addressOf(target), "");
  const { etag } = await asked(origin, "/");
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
      const before = clock?.();
      const headers = target.known ? { "If-None-Match": etag } : {};
      const result = await load(addressOf(target), CONNECTIONS, SECONDS, headers);
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

/** Sends far more requests than there are addresses, each with a query of its own, and looks at the memory. */
async function grow(origin: URL, signal: AbortSignal): Promise<MemoryResult | null> {
  const url = new URL("/", origin);
  const script = join(import.meta.dirname, "random-query.lua");
  const send = () => load(url, CONNECTIONS, SECONDS, {}, script);
  await send();
  const before = memoryOf("workerd");
  let requests = 0;
  while (requests < MANY) {
    signal.throwIfAborted();
    requests += (await send()).answers;
  }
  const after = memoryOf("workerd");
  return before === undefined || after === undefined ? null : { requests, before, after };
}

/** Measures the public pages, prints a table and keeps it in docs/performance/. */
export async function benchPages(folder: string, signal: AbortSignal): Promise<void> {
  console.log("Building, then starting workerd with the production bundle and a new database …");
  const runtime = await startRuntime(folder, signal);
  const cache = await startCache(join(folder, "nginx"), runtime.url);
  try {
    if (!cache) console.log("nginx is not installed: nothing is measured behind it.");
    const load = loadavg()[0] ?? 0;
    console.log(`Measuring ${ROUNDS} rounds of ${SECONDS} s each over ${CONNECTIONS} connections …`);
    if (load > availableParallelism() / 2)
      console.log(`The machine is at work already (load ${load.toFixed(1)}): rates will vary, processor time less.`);
    const results = await measure(runtime.url, cache?.url, signal);
    const rows = reportPages(results);
    const memory = await grow(runtime.url, signal);
    if (memory) reportMemory(memory);
    const bodies = kinds.map(async ([name, path]) => [name, (await asked(runtime.url, path)).body] as const);
    const weights = reportWeights(await Promise.all(bodies));
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
    const date = new Date().toISOString().slice(0, 10);
    mkdirSync("docs/performance", { recursive: true });
    const file = `docs/performance/${date}-${commit}.json`;
    const about = {
      date,
      commit,
      cores: availableParallelism(),
      load: Number(load.toFixed(1)),
      connections: CONNECTIONS,
    };
    writeFileSync(file, `${JSON.stringify({ ...about, rows, memory, weights }, null, 2)}\n`);
    console.log(`\nKept in ${file}`);
  } finally {
    await cache?.stop();
    await runtime.stop();
  }
}
