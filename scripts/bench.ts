import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { load } from "../bench/load.ts";
import { startRuntime } from "../bench/runtime.ts";

/*
 * Measures the home page against React alone, both in workerd itself with the production bundle. A machine's speed
 * drifts, so the targets are measured in turn, in short rounds.
 */

/** Twice each order of the targets. */
const ROUNDS = 12;
const ROUND_MS = 1_000;
/** Before each round, uncounted: the garbage of the target before it is collected meanwhile. */
const LEAD_MS = 250;
const WARM_UP_MS = 2_000;
const CONNECTIONS = 16;
/** The home page is to reach this share of what React alone reaches. */
const GOAL = 0.85;
/**
 * In memory where the system has such a folder. Miniflare's D1 writes to its file at every read, a bookmark, and waits
 * for the disk, which would be measured with it. The real D1 does none of that in the Worker.
 */
const MEMORY = "/dev/shm";
/** The quality with which Cloudflare compresses an answer on its way to the browser. */
const BROTLI_QUALITY = 4;

const plain = { name: "plain text", path: "/bench/plain", text: "plain text" } as const;
const react = { name: "React alone", path: "/bench/bare", text: "</html>" } as const;
const home = { name: "home page", path: "/", text: "</html>" } as const;
const targets = [plain, react, home];
/** All orders: no target always comes after the same one. */
const orders = [
  [plain, react, home],
  [home, react, plain],
  [react, home, plain],
  [plain, home, react],
  [home, plain, react],
  [react, plain, home],
];
type Target = (typeof targets)[number];
type Rates = Record<Target["name"], number[]>;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const whole = (value: number) => Math.round(value).toLocaleString("en-US").padStart(9);

/** The value that `share` of all values lie below. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(place)] ?? Number.NaN;
  const upper = sorted[Math.ceil(place)] ?? Number.NaN;
  return lower + (upper - lower) * (place % 1);
}
const median = (values: readonly number[]) => quantile(values, 0.5);
const middleHalf = (values: readonly number[], show: (value: number) => string) =>
  `${show(quantile(values, 0.25)).trim()} to ${show(quantile(values, 0.75)).trim()}`;

/** The body of a target, which must be the answer that is meant. */
async function checked(origin: URL, { name, path, text }: Target): Promise<string> {
  const answer = await fetch(new URL(path, origin));
  const body = await answer.text();
  if (answer.status !== 200 || !body.includes(text))
    throw new Error(`${name} answers ${answer.status}, and not with "${text}" in it:\n${body.slice(0, 500)}`);
  return body;
}

async function checkedHome(origin: URL): Promise<string> {
  await checked(origin, plain);
  const [bare, page] = [await checked(origin, react), await checked(origin, home)];
  if (Math.abs(bare.length - page.length) > 16)
    throw new Error(`React alone gives ${bare.length} characters, the home page ${page.length}: not the same page`);
  return page;
}

async function measure(origin: URL, signal: AbortSignal) {
  const rates: Rates = { "plain text": [], "React alone": [], "home page": [] };
  let ownShare = 0;
  for (const { path } of targets) await load(new URL(path, origin), CONNECTIONS, 0, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, path } of orders[round % orders.length] ?? []) {
      signal.throwIfAborted();
      const result = await load(new URL(path, origin), CONNECTIONS, LEAD_MS, ROUND_MS);
      rates[name].push(result.answersPerSecond);
      ownShare = Math.max(ownShare, result.ownShare);
    }
  }
  return { rates, ownShare };
}

function report(rates: Rates): void {
  console.log(`\nrequests per second          median   middle half of ${ROUNDS} rounds`);
  for (const { name } of targets)
    console.log(`  ${name.padEnd(23)}${whole(median(rates[name]))}   ${middleHalf(rates[name], whole)}`);
  const ratio = median(rates["home page"]) / median(rates["React alone"]);
  const byRound = rates["home page"].map((rate, round) => rate / (rates["React alone"][round] ?? Number.NaN));
  const verdict = ratio >= GOAL ? "reached" : `missed by ${((GOAL - ratio) * 100).toFixed(1)} points`;
  console.log(`\nhome page / React alone       ${percent(ratio)}   ${middleHalf(byRound, percent)} round by round`);
  console.log(`goal                          ${percent(GOAL)}   ${verdict}`);
}

function reportSizes(page: string): void {
  const { stylesheet, script } = JSON.parse(readFileSync("public/assets/manifest.json", "utf8"));
  const sent = [
    ["home page's HTML", Buffer.from(page)],
    ["stylesheet", readFileSync(`public${stylesheet}`)],
    ["first script", readFileSync(`public${script}`)],
  ] as const;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  console.log(
    `\nbytes                   with Brotli   as they are   (quality ${BROTLI_QUALITY}, as Cloudflare compresses)`,
  );
  for (const [name, bytes] of sent)
    console.log(
      `  ${name.padEnd(23)}${whole(brotliCompressSync(bytes, { params }).length)}     ${whole(bytes.length)}`,
    );
}

const quit = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => quit.abort());
const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), "site-bench-"));
// Also when a signal ends the process, which Miniflare then does at once.
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

try {
  console.log("Building, then starting workerd with the production bundle and a new database …");
  const runtime = await startRuntime(folder, quit.signal);
  try {
    const page = await checkedHome(runtime.url);
    const [busy = 0] = loadavg();
    const cores = availableParallelism();
    if (busy > cores / 2)
      console.log(
        `This machine is at work already (load ${busy.toFixed(1)} on ${cores} cores): the figures will be worse.`,
      );
    console.log(`Measuring over ${CONNECTIONS} connections …`);
    const { rates, ownShare } = await measure(runtime.url, quit.signal);
    report(rates);
    console.log(`load generator                ${percent(ownShare)}   of a core at most; near 100% it measures itself`);
    reportSizes(page);
  } finally {
    await runtime.stop();
  }
} catch (error) {
  if (!quit.signal.aborted) console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
