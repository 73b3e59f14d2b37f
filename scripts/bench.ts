import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { load } from "../bench/load.ts";
import { startRuntime } from "../bench/runtime.ts";

/*
 * Measures the home page against React alone, both in workerd itself with the production bundle. Rounds are short and
 * in turn, because a machine's speed drifts: medians are compared, and each round has a ratio of its own.
 */

const ROUNDS = 9;
const ROUND_MS = 1_500;
const WARM_UP_MS = 2_500;
const CONNECTIONS = 16;
/** The home page is to reach this share of what React alone reaches. */
const GOAL = 0.85;
/** The quality with which Cloudflare compresses an answer on its way to the browser. */
const BROTLI_QUALITY = 4;

const targets = [
  { name: "plain text", path: "/bench/plain", text: "plain text" },
  { name: "React alone", path: "/bench/bare", text: "</html>" },
  { name: "home page", path: "/", text: "</html>" },
] as const;
type Target = (typeof targets)[number];
type TargetName = Target["name"];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const rate = (perSecond: number) => Math.round(perSecond).toLocaleString("en-US").padStart(8);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The body of a target, which must be the answer that is meant. */
async function checked(origin: URL, { name, path, text }: Target): Promise<string> {
  const answer = await fetch(new URL(path, origin));
  const body = await answer.text();
  if (answer.status !== 200 || !body.includes(text))
    throw new Error(`The ${name} answers ${answer.status} without "${text}":\n${body.slice(0, 500)}`);
  return body;
}

async function checkedHome(origin: URL): Promise<string> {
  const [, bare, home] = await Promise.all(targets.map((target) => checked(origin, target)));
  if (!bare || !home || Math.abs(bare.length - home.length) > 16)
    throw new Error(`React alone renders ${bare?.length} characters, the home page has ${home?.length}`);
  return home;
}

async function measure(origin: URL, signal: AbortSignal) {
  const rates: Record<TargetName, number[]> = { "plain text": [], "React alone": [], "home page": [] };
  let ownShare = 0;
  for (const { path } of targets) await load(new URL(path, origin), CONNECTIONS, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round++) {
    const turn = round % targets.length;
    for (const { name, path } of [...targets.slice(turn), ...targets.slice(0, turn)]) {
      signal.throwIfAborted();
      const result = await load(new URL(path, origin), CONNECTIONS, ROUND_MS);
      rates[name].push(result.answersPerSecond);
      ownShare = Math.max(ownShare, result.ownShare);
    }
  }
  return { rates, ownShare };
}

function report({ rates, ownShare }: Awaited<ReturnType<typeof measure>>): void {
  console.log(`\nrequests per second     median    lowest   highest   (${ROUNDS} rounds of ${ROUND_MS / 1000} s each)`);
  for (const { name } of targets) {
    const all = rates[name];
    console.log(`  ${name.padEnd(18)}${[median(all), Math.min(...all), Math.max(...all)].map(rate).join("  ")}`);
  }
  const ratio = median(rates["home page"]) / median(rates["React alone"]);
  const byRound = rates["home page"].map((home, round) => home / (rates["React alone"][round] ?? Number.NaN));
  console.log(`
home page / React alone   ${percent(ratio)}   (single rounds: ${percent(Math.min(...byRound))} to ${percent(Math.max(...byRound))}, median ${percent(median(byRound))})
goal of ${percent(GOAL)}             ${ratio >= GOAL ? "reached" : `missed by ${((GOAL - ratio) * 100).toFixed(1)} points`}
load generator            at most ${percent(ownShare)} of a core`);
  if (ownShare > 0.8)
    console.log("                          That is too near to all of it: plain text may be faster than this says.");
}

async function reportSizes(home: string): Promise<void> {
  const { stylesheet, script } = JSON.parse(await readFile("public/assets/manifest.json", "utf8"));
  const files = {
    "home page's HTML": Buffer.from(home),
    stylesheet: await readFile(`public${stylesheet}`),
    "first script": await readFile(`public${script}`),
  };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  console.log(`\nbytes as sent             Brotli       raw   (quality ${BROTLI_QUALITY}, which is Cloudflare's)`);
  for (const [name, bytes] of Object.entries(files)) {
    const sent = brotliCompressSync(bytes, { params }).length;
    console.log(`  ${name.padEnd(20)}${rate(sent)}  ${rate(bytes.length)}`);
  }
}

const quit = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => quit.abort());
const folder = await mkdtemp(join(tmpdir(), "site-bench-"));
try {
  console.log("Building, and starting workerd with the production bundle and a new database …");
  const runtime = await startRuntime(folder, quit.signal);
  try {
    const home = await checkedHome(runtime.url);
    console.log(`Measuring with ${CONNECTIONS} connections …`);
    report(await measure(runtime.url, quit.signal));
    await reportSizes(home);
  } finally {
    await runtime.stop();
  }
} catch (error) {
  if (!quit.signal.aborted) console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
