import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

/** About what Cloudflare spends on an answer that it compresses on the way to the browser. */
const BROTLI_QUALITY = 4;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const whole = (value: number) => Math.round(value).toLocaleString("en-US");

const row = (name: string, figure: string, ...more: string[]) =>
  console.log(`  ${name.padEnd(24)}${figure.padStart(8)}   ${more.join("   ")}`);

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
  `${show(quantile(values, 0.25))} to ${show(quantile(values, 0.75))}`;

/** What the rounds of one target gave. */
export interface Rounds {
  name: string;
  /** Requests per second. */
  rates: readonly number[];
  /** Milliseconds of processor time per answer, in all threads of workerd; empty where the system does not tell. */
  costs: readonly number[];
}

/** Prints what each target reached. */
export function reportRates(targets: readonly Rounds[]): void {
  console.log("\nRequests per second         median   middle half of the rounds");
  for (const { name, rates } of targets) row(name, whole(median(rates)), middleHalf(rates, whole));
}

function reportShare(name: string, shareOf: number[], ratio: number, goal: number): void {
  const verdict = ratio >= goal ? "reached" : `missed by ${((goal - ratio) * 100).toFixed(1)} points`;
  row(name, percent(ratio), middleHalf(shareOf, percent), verdict);
}

/** Prints which share of `bare` each of `pages` reached: the ratio of the medians, and those of the single rounds. */
export function reportShares(pages: readonly Rounds[], bare: Rounds, goal: number): void {
  console.log(`\nShare of ${bare.name}, goal ${percent(goal)}`);
  for (const { name, rates } of pages) {
    const byRound = rates.map((rate, round) => rate / (bare.rates[round] ?? Number.NaN));
    reportShare(name, byRound, median(rates) / median(bare.rates), goal);
  }
  if (bare.costs.length === 0) return;
  console.log("\nThe same by workerd's processor time, which other programs on the machine disturb less");
  for (const { name, costs } of pages) {
    const byRound = costs.map((cost, round) => (bare.costs[round] ?? Number.NaN) / cost);
    reportShare(name, byRound, median(bare.costs) / median(costs), goal);
  }
}

/** Prints how much of a core the load generator took in its busiest round. */
export function reportGenerator(ownShare: number): void {
  console.log("\nThe load generator itself");
  row("at most", percent(ownShare), "of a core; near 100% it would be what is measured");
}

/** Prints what a browser receives for `page` and for the two files that it needs first. */
export function reportSizes(page: string): void {
  const { stylesheet, script } = JSON.parse(readFileSync("public/assets/manifest.json", "utf8"));
  const sent = [
    ["home page's HTML", Buffer.from(page)],
    ["stylesheet", readFileSync(`public${stylesheet}`)],
    ["first script", readFileSync(`public${script}`)],
  ] as const;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  console.log(`\nBytes                       Brotli   at quality ${BROTLI_QUALITY}`);
  for (const [name, bytes] of sent)
    row(name, whole(brotliCompressSync(bytes, { params }).length), `${whole(bytes.length)} uncompressed`);
}

/** Milliseconds that one page took in the small and in the large database. `reads`: its work grows with the rows. */
export interface Growth {
  name: string;
  before: readonly number[];
  after: readonly number[];
  reads: boolean;
}

/**
 * Prints what each page took in both databases, and whether it stayed within the goal: so many times as long or, where it
 * reads more rows than it shows, so many milliseconds.
 */
export function reportGrowth(
  pages: readonly Growth[],
  sizes: { small: number; large: number },
  goal: { ratio: number; milliseconds: number },
): void {
  console.log(`\nMilliseconds, median        ${whole(sizes.small)}    ${whole(sizes.large)} contacts   ratio`);
  for (const { name, before, after, reads } of pages) {
    const [time, ratio] = [median(after), median(after) / median(before)];
    const reached = reads ? time <= goal.milliseconds : ratio <= goal.ratio;
    const verdict = `${reached ? "reached" : "missed"}: ${reads ? `${goal.milliseconds} ms` : goal.ratio}`;
    row(name, median(before).toFixed(2), time.toFixed(2).padStart(8), ratio.toFixed(2).padStart(12), verdict);
  }
}
