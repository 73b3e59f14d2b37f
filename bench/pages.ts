import { firstViewOf } from "../scripts/first-view.ts";
import { load } from "./load.ts";
import { median, processorClock, startRuntime } from "./runtime.ts";

/*
 * Measures what the site answers, each target beside the one that it is compared with. A machine's speed drifts, so all are
 * measured in turn, in short rounds.
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
  ["Spanish", "/es/quinceanera-dj-tampa"],
  ["live", "/live"],
  ["mixes", "/mixes"],
] as const;

const targets: readonly Target[] = [
  { name: "plain text", path: "/bench/plain" },
  ...kinds.flatMap(([name, path]): Target[] => [
    { name: `${name}, from a constant`, path: `/bench/constant${path}` },
    { name: `${name}, again`, path, beside: `${name}, from a constant` },
  ]),
  { name: "304 from a constant", path: "/bench/constant/", known: true },
  { name: "304 of home", path: "/", known: true, beside: "304 from a constant" },
  ...kinds.flatMap(([name, path]): Target[] => [
    { name: `${name}, React as Workers get it`, path: `/bench/edge${path}` },
    { name: `${name}, React alone`, path: `/bench/bare${path}`, beside: `${name}, React as Workers get it` },
    { name: `${name}, first`, path: `${path}?bench=first`, beside: `${name}, React as Workers get it` },
  ]),
  { name: "home, first, with its read of D1", path: "/?bench=read", beside: "home, React as Workers get it" },
];

async function asked(url: URL) {
  const answer = await fetch(url);
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}:\n${body.slice(0, 500)}`);
  return { body, etag: answer.headers.get("ETag") ?? "" };
}

/** Measures all targets in turn: their rates, processor times and 99th percentiles, one of each round. */
async function measure(origin: URL, signal: AbortSignal) {
  const clock = processorClock();
  const { etag } = await asked(origin);
  const results = targets.map((target) => ({
    ...target,
    rates: [] as number[],
    costs: [] as number[],
    p99s: [] as number[],
  }));
  for (const { path } of targets) await asked(new URL(path, origin));
  // The first round warms up.
  for (let round = -1; round < ROUNDS; round++)
    for (const { path, known, rates, costs, p99s } of results) {
      signal.throwIfAborted();
      // wrk leaves without the answers that it still waits for: they are no work of the next target's.
      await asked(new URL("/bench/plain", origin));
      const before = clock?.();
      const result = await load(new URL(path, origin), CONNECTIONS, SECONDS, known ? { "If-None-Match": etag } : {});
      // A stalled machine can give no answer: that says nothing of the page.
      if (round < 0 || result.answers === 0) continue;
      rates.push(result.answersPerSecond);
      p99s.push(result.p99);
      if (clock && before !== undefined) costs.push((clock() - before) / result.answers);
    }
  return results;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const whole = (value: number) => Math.round(value).toLocaleString("en-US");

/**
 * Prints medians, and the share of what each is compared with: by the rate, and by processor time, which other programs on
 * the machine disturb less. Gives the same as rows.
 */
function report(results: Awaited<ReturnType<typeof measure>>) {
  const rows = results.map(({ name, beside, rates, costs, p99s }) => {
    const other = results.find((result) => result.name === beside);
    return {
      name,
      perSecond: Math.round(median(rates)),
      processorMs: rounded(median(costs), 4),
      p99Ms: rounded(median(p99s), 2),
      ...(other && {
        beside: other.name,
        shareByRate: rounded(median(rates) / median(other.rates), 3),
        shareByProcessor: rounded(median(other.costs) / median(costs), 3),
      }),
    };
  });
  console.log(`\n${"".padEnd(38)}per second   processor ms   p99 ms   of what it is beside: rate, processor`);
  for (const { name, perSecond, processorMs, p99Ms, shareByRate, shareByProcessor } of rows) {
    const figures = [
      whole(perSecond).padStart(10),
      String(processorMs).padStart(14),
      p99Ms.toFixed(1).padStart(8),
      ...(shareByRate ? [`${shareByRate.toFixed(2)}  ${shareByProcessor?.toFixed(2)}`.padStart(13)] : []),
    ];
    console.log(`${name.padEnd(38)}${figures.join(" ")}`);
  }
  return rows;
}

/** Prints what the first view of each page weighs, in bytes. Gives the same as rows. */
async function weigh(origin: URL) {
  console.log("\nFirst view, Brotli          HTML      CSS   script    fonts    total   picture on a phone");
  const rows = [];
  for (const [name, path] of kinds) {
    const weights = firstViewOf((await asked(new URL(path, origin))).body);
    const { html, css, javaScript, fonts, total, picture } = weights;
    const figures = [html, css, javaScript, fonts, total, picture].map((bytes) => whole(bytes).padStart(7));
    console.log(`  ${name.padEnd(20)}${figures.join("  ")}`);
    rows.push({ name, ...weights });
  }
  return rows;
}

/** Measures the public pages. */
export async function benchPages(folder: string, signal: AbortSignal): Promise<object> {
  const runtime = await startRuntime(folder, signal);
  try {
    console.log(`Measuring ${ROUNDS} rounds of ${SECONDS} s each over ${CONNECTIONS} connections …`);
    const rows = report(await measure(runtime.url, signal));
    return { connections: CONNECTIONS, rows, weights: await weigh(runtime.url) };
  } finally {
    await runtime.stop();
  }
}
