import { firstViewOf } from "../scripts/first-view.ts";

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

/** Megabytes of memory before and after many requests. */
export interface MemoryResult {
  requests: number;
  before: number;
  after: number;
}

/** Prints whether memory grew. */
export function reportMemory({ requests, before, after }: MemoryResult): void {
  console.log(`\nMemory: ${before} MB, and ${after} MB after ${whole(requests)} requests with queries of their own`);
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
