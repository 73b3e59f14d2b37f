import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const lighthouse = "lighthouse@13.5.0";

/** The part of Lighthouse's JSON that is read here. */
interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

export interface Examined {
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
  /** What lost points. */
  lost: string[];
  /** Figures of audits in their own units, as far as they were asked for with their category. */
  figureOf(audit: string): number | undefined;
}

/** What Lighthouse, which comes through npx, makes of a page as on a phone. Its report is written to `folder`. */
export async function examine(
  url: string,
  { categories, chromium, folder }: { categories: readonly string[]; chromium: string; folder: string },
): Promise<Examined> {
  const file = join(folder, "lighthouse.json");
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const only = `--only-categories=${categories.join(",")}`;
  await promisify(execFile)(
    "npx",
    ["--yes", lighthouse, url, only, "--output=json", `--output-path=${file}`, "--quiet", flags],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: Number.POSITIVE_INFINITY },
  );
  const report: LighthouseReport = JSON.parse(await readFile(file, "utf8"));
  const lost = categories
    .flatMap((name) => report.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => report.audits[id]?.title ?? id);
  const scores = categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]);
  return { scores: Object.fromEntries(scores), lost, figureOf: (audit) => report.audits[audit]?.numericValue };
}
