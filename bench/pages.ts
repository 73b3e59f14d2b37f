import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { processorClock } from "./processor-time.ts";
import { type PageResult, reportPages, reportSizes } from "./report.ts";
import { startRuntime } from "./runtime.ts";
import { load } from "./wrk.ts";

/*
 * Measures what the site answers in workerd itself, with the production bundle: each target beside the one that it is
 * compared with. A machine's speed drifts, so all are measured in turn, in short rounds.
 */

const ROUNDS = 5;
const SECONDS = 1;
const CONNECTIONS = 16;

interface Target {
  name: string;
  path: string;
  /** The target that it is compared with. */
  beside?: string;
  /** Sends the page's own version along: the answer is a 304. */
  known?: true;
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

/** Measures all targets in turn. */
async function measure(origin: URL, signal: AbortSignal): Promise<PageResult[]> {
  const clock = processorClock("workerd");
  for (const { path } of targets) await asked(origin, path);
  const { etag } = await asked(origin, "/");
  const results = targets.map(({ name, beside }) => ({
    name,
    beside,
    rates: [] as number[],
    costs: [] as number[],
    p99s: [] as number[],
  }));
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, { path, known }] of targets.entries()) {
      signal.throwIfAborted();
      const before = clock?.();
      const headers = known ? { "If-None-Match": etag } : {};
      const result = await load(new URL(path, origin), CONNECTIONS, SECONDS, headers);
      // The first round warms up. A stalled machine can give none: that says nothing of the page.
      if (round < 0 || result.answers === 0) continue;
      results[index]?.rates.push(result.answersPerSecond);
      results[index]?.p99s.push(result.p99);
      if (clock && before !== undefined) results[index]?.costs.push((clock() - before) / result.answers);
    }
  }
  return results;
}

/** Measures the public pages, prints a table and keeps it in docs/performance/. */
export async function benchPages(folder: string, signal: AbortSignal): Promise<void> {
  console.log("Building, then starting workerd with the production bundle and a new database …");
  const runtime = await startRuntime(folder, signal);
  try {
    const { body } = await asked(runtime.url, "/");
    const load = loadavg()[0] ?? 0;
    console.log(`Measuring ${ROUNDS} rounds of ${SECONDS} s each over ${CONNECTIONS} connections …`);
    if (load > availableParallelism() / 2)
      console.log(`The machine is at work already (load ${load.toFixed(1)}): rates will vary, processor time less.`);
    const results = await measure(runtime.url, signal);
    const rows = reportPages(results);
    reportSizes(body);
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
    writeFileSync(file, `${JSON.stringify({ ...about, rows }, null, 2)}\n`);
    console.log(`\nKept in ${file}`);
  } finally {
    await runtime.stop();
  }
}
