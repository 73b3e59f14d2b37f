import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

/** The quality with which Cloudflare compresses an answer on its way to the browser. */
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

/** Requests per second of one target, a figure for each round. */
export interface Rates {
  name: string;
  rates: readonly number[];
}

/** Prints what each target reached. */
export function reportRates(targets: readonly Rates[]): void {
  console.log("\nRequests per second         median   middle half of the rounds");
  for (const { name, rates } of targets) row(name, whole(median(rates)), middleHalf(rates, whole));
}

/** Prints which share of `whole` each of `parts` reached: the ratio of the medians, and those of the single rounds. */
export function reportShares(parts: readonly Rates[], bare: Rates, goal: number): void {
  console.log(`\nShare of ${bare.name}, goal ${percent(goal)}`);
  for (const { name, rates } of parts) {
    const share = median(rates) / median(bare.rates);
    const byRound = rates.map((rate, round) => rate / (bare.rates[round] ?? Number.NaN));
    const verdict = share >= goal ? "reached" : `missed by ${((goal - share) * 100).toFixed(1)} points`;
    row(name, percent(share), middleHalf(byRound, percent), verdict);
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
  console.log(`\nBytes                       Brotli   at quality ${BROTLI_QUALITY}, as Cloudflare compresses`);
  for (const [name, bytes] of sent)
    row(name, whole(brotliCompressSync(bytes, { params }).length), `${whole(bytes.length)} uncompressed`);
}
