import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { benchAdmin } from "../bench/admin.ts";
import { load } from "../bench/load.ts";
import { processorClock } from "../bench/processor-time.ts";
import { reportGenerator, reportRates, reportShares, reportSizes } from "../bench/report.ts";
import { startRuntime } from "../bench/runtime.ts";

/*
 * Measures the home page against React alone, both in workerd itself with the production bundle. A machine's speed
 * drifts, so the targets are measured in turn, in short rounds. `npm run bench -- admin` measures the administrator's
 * pages instead, in a small and in a large database.
 */

/** The home page is to reach this share of what React alone reaches. */
const GOAL = 0.85;
/** Three times each order of the targets. */
const ROUNDS = 12;
const ROUND_MS = 1_000;
/** Before each round, uncounted: the garbage of the target before it is collected meanwhile. */
const LEAD_MS = 250;
const WARM_UP_MS = 2_000;
const CONNECTIONS = 16;
/**
 * In memory where the system has such a folder. Miniflare's D1 writes to its file at every read, a bookmark, and waits
 * for the disk, which would be measured with it. The real D1 does none of that in the Worker.
 */
const MEMORY = "/dev/shm";

interface Target {
  name: string;
  path: string;
  /** What its answer must have in it. */
  text: string;
  rates: number[];
  costs: number[];
}

const target = (name: string, path: string, text: string): Target => ({ name, path, text, rates: [], costs: [] });
const plain = target("plain text", "/bench/plain", "plain text");
const react = target("React alone", "/bench/bare", "</html>");
const home = target("home page", "/", "</html>");
const reading = target("  reading D1 each time", "/?bench=read", "</html>");
/** Orders in which each target comes once after each other one. */
const orders = [
  [plain, react, reading, home],
  [react, home, plain, reading],
  [home, reading, react, plain],
  [reading, plain, home, react],
];
const targets = [plain, react, home, reading];

/** The body of a target, which must be the answer that is meant. */
async function checked(origin: URL, { name, path, text }: Target): Promise<string> {
  const answer = await fetch(new URL(path, origin));
  const body = await answer.text();
  if (answer.status !== 200 || !body.includes(text))
    throw new Error(`${name.trim()} answers ${answer.status}, and not with "${text}" in it:\n${body.slice(0, 500)}`);
  return body;
}

async function checkedHome(origin: URL): Promise<string> {
  await checked(origin, plain);
  const bare = await checked(origin, react);
  for (const { length } of [await checked(origin, home), await checked(origin, reading)])
    if (Math.abs(bare.length - length) > 16)
      throw new Error(`React alone gives ${bare.length} characters, the home page ${length}: not the same page`);
  return bare;
}

/** Fills in what the rounds of all targets give; tells the largest share of a core that this process took. */
async function measure(origin: URL, signal: AbortSignal): Promise<number> {
  const clock = processorClock("workerd");
  let ownShare = 0;
  for (const { path } of targets) await load(new URL(path, origin), CONNECTIONS, 0, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { path, rates, costs } of orders[round % orders.length] ?? []) {
      signal.throwIfAborted();
      const before = clock?.();
      const result = await load(new URL(path, origin), CONNECTIONS, LEAD_MS, ROUND_MS);
      rates.push(result.answersPerSecond);
      if (clock && before !== undefined) costs.push((clock() - before) / result.answers);
      ownShare = Math.max(ownShare, result.ownShare);
    }
  }
  return ownShare;
}

const quit = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => quit.abort());
const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), "site-bench-"));
// Also when a signal ends the process, which Miniflare then does at once.
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/** The home page against React alone. */
async function benchHome(): Promise<void> {
  console.log("Building, then starting workerd with the production bundle and a new database …");
  const runtime = await startRuntime(folder, quit.signal);
  try {
    const page = await checkedHome(runtime.url);
    const [busy = 0] = loadavg();
    const cores = availableParallelism();
    console.log(`Measuring ${ROUNDS} rounds of ${ROUND_MS / 1000} s each over ${CONNECTIONS} connections …`);
    if (busy > cores / 2)
      console.log(`The machine is at work already (load ${busy.toFixed(1)} on ${cores} cores): the figures will vary.`);
    const ownShare = await measure(runtime.url, quit.signal);
    reportRates(targets);
    reportShares([home, reading], react, GOAL);
    reportGenerator(ownShare);
    reportSizes(page);
  } finally {
    await runtime.stop();
  }
}

const asked = process.argv.slice(2);
try {
  if (asked.length === 0) await benchHome();
  else if (asked.join() === "admin") await benchAdmin(folder, quit.signal);
  else throw new Error("Usage: npm run bench, or npm run bench -- admin");
} catch (error) {
  if (!quit.signal.aborted) console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
