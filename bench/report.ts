import { firstViewOf } from "../scripts/first-view.ts";

const whole = (value: number) => Math.round(value).toLocaleString("en-US");

/** The value that `share` of all values lie below. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(place)] ?? Number.NaN;
  const upper = sorted[Math.ceil(place)] ?? Number.NaN;
  return lower + (upper - lower) * (place % 1);
}

const median = (values: readonly number[]) => quantile(values, 0.5);

/** What the rounds of one target gave. */
export interface PageResult {
  name: string;
  /** The target that it is compared with. */
  beside: string | undefined;
  /** Requests per second. */
  rates: readonly number[];
  /** Milliseconds of processor time per answer, in all threads of workerd; empty where the system does not tell. */
  costs: readonly number[];
  /** Milliseconds within which 99 of 100 answers came. */
  p99s: readonly number[];
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Prints medians, and the share of what each is compared with: by the rate, and by processor time, which other programs on
 * the machine disturb less. Gives the same as rows.
 */
export function reportPages(results: readonly PageResult[]) {
  const rows = results.map(({ name, beside, rates, costs, p99s }) => {
    const other = results.find((result) => result.name === beside);
    return {
      name,
      perSecond: Math.round(median(rates)),
      processorMs: costs.length > 0 ? rounded(median(costs), 4) : null,
      p99Ms: rounded(median(p99s), 2),
      ...(other && {
        beside: other.name,
        shareByRate: rounded(median(rates) / median(other.rates), 3),
        shareByProcessor: costs.length > 0 ? rounded(median(other.costs) / median(costs), 3) : null,
      }),
    };
  });
  console.log(`\n${"".padEnd(38)}per second   processor ms   p99 ms   of what it is beside: rate, processor`);
  for (const { name, perSecond, processorMs, p99Ms, ...share } of rows) {
    const shares =
      "beside" in share ? `${share.shareByRate?.toFixed(2)}  ${share.shareByProcessor?.toFixed(2) ?? "–"}` : "";
    const figures = [
      whole(perSecond).padStart(10),
      String(processorMs ?? "–").padStart(14),
      p99Ms.toFixed(1).padStart(8),
    ];
    console.log(`${name.padEnd(38)}${figures.join(" ")}   ${shares}`);
  }
  return rows;
}

/** Prints what the first view of each page weighs, in bytes. Gives the same as rows. */
export function reportWeights(pages: readonly (readonly [name: string, html: string])[]) {
  console.log("\nFirst view, Brotli          HTML      CSS   script    fonts    total   picture on a phone");
  return pages.map(([name, html]) => {
    const weights = firstViewOf(html);
    const { html: own, css, javaScript, fonts, total, picture } = weights;
    const figures = [own, css, javaScript, fonts, total, picture].map((bytes) => whole(bytes).padStart(7));
    console.log(`  ${name.padEnd(20)}${figures.join("  ")}`);
    return { name, ...weights };
  });
}

/** Megabytes of memory before many requests, at the most, and at the least in their last half. */
export interface MemoryResult {
  path: string;
  requests: number;
  before: number;
  most: number;
  later: number;
}

/** Prints whether memory grew. */
export function reportMemory(results: readonly MemoryResult[]): void {
  console.log("\nMemory of workerd in MB, each request with a query of its own");
  for (const { path, requests, before, most, later } of results)
    console.log(
      `${path.padEnd(20)}${before} before, ${most} at most, ${later} at least in the last half of ${whole(requests)}`,
    );
}

/** Prints how long an isolate is at work before its first request. Gives the same. */
export function reportStarts(times: readonly number[]) {
  const [least, middle] = [Math.min(...times), median(times)];
  console.log(`\nStart-up, of ${times.length}: ${least.toFixed(1)} ms at least, ${middle.toFixed(1)} ms in the middle`);
  return { leastMs: least, medianMs: middle };
}

/** Milliseconds that one page took in each database. `reads`: its work grows with the rows. */
export interface Growth {
  name: string;
  times: readonly (readonly number[])[];
  reads: boolean;
}

/**
 * Prints what each page took in databases of these sizes, and whether it stayed within the goal: in the largest so many
 * times as long as in the smallest or, where it reads more rows than it shows, so many milliseconds. Gives the same as rows.
 */
export function reportGrowth(
  pages: readonly Growth[],
  sizes: readonly number[],
  goal: { ratio: number; milliseconds: number },
) {
  const cell = (text: string) => text.padStart(12);
  console.log(`\nMilliseconds, median\n${"".padEnd(26)}${sizes.map((size) => cell(whole(size))).join("")}`);
  return pages.map(({ name, times, reads }) => {
    const medians = times.map((each) => rounded(median(each), 1));
    const [first = Number.NaN, last = Number.NaN] = [medians[0], medians.at(-1)];
    const ratio = rounded(last / first, 2);
    const isReached = reads ? last <= goal.milliseconds : ratio <= goal.ratio;
    const verdict = `${isReached ? "reached" : "missed"}: ${reads ? `${goal.milliseconds} ms` : goal.ratio}`;
    console.log(
      `${name.padEnd(26)}${medians.map((ms) => cell(ms.toFixed(1))).join("")}   ×${ratio.toFixed(2)}   ${verdict}`,
    );
    return { name, medians, ratio, goal: reads ? { milliseconds: goal.milliseconds } : { ratio: goal.ratio } };
  });
}
