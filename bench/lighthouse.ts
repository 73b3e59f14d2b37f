import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildWorker } from "../scripts/built-worker.ts";
import { findOrInstallChromium } from "../scripts/chromium.ts";
import { startSite } from "../scripts/dev-server.ts";
import { freePort } from "../scripts/ports.ts";
import { publicPages } from "../src/features/site/documents/public-pages.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What the first view is measured by, each with the figure that a page should not exceed. */
const figures = {
  "largest-contentful-paint": 1500,
  "cumulative-layout-shift": 0,
  "total-blocking-time": 0,
} as const;

const lighthouse = "lighthouse@13.5.0";

/** The part of Lighthouse's JSON that is read here. */
interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

/** What Lighthouse, which comes through npx, makes of a page as on a phone: scores of 100 and figures, and what lost points. */
async function examine(url: string, chromium: string, folder: string) {
  const file = join(folder, "lighthouse.json");
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const only = `--only-categories=${categories.join(",")}`;
  await promisify(execFile)(
    "npx",
    ["--yes", lighthouse, url, only, "--output=json", `--output-path=${file}`, "--quiet", flags],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: Number.POSITIVE_INFINITY },
  );
  const { categories: found, audits }: LighthouseReport = JSON.parse(await readFile(file, "utf8"));
  const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]);
  const measured = Object.keys(figures).map((name) => [name, Number((audits[name]?.numericValue ?? 0).toFixed(3))]);
  const lost = categories
    .filter((name) => name !== "performance")
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);
  return { lost, row: { ...Object.fromEntries(scores), ...Object.fromEntries(measured) } };
}

/** Has Lighthouse look at every public page as on a phone, and prints a table. */
export async function benchLighthouse(folder: string, signal: AbortSignal): Promise<object> {
  const chromium = await findOrInstallChromium();
  const { config } = await buildWorker("src/index.ts", join(folder, "worker"));
  const site = await startSite({ port: await freePort(), persistTo: join(folder, "state"), config, onLog: () => {} });
  try {
    const rows = [];
    console.log(`\n${"Lighthouse, as on a phone".padEnd(44)}${[...categories, "LCP ms", "CLS", "TBT ms"].join("  ")}`);
    for (const { path } of publicPages) {
      signal.throwIfAborted();
      const { lost, row } = await examine(site.url + path, chromium, folder);
      console.log(`${path.padEnd(44)}${Object.values(row).join("  ")}`);
      for (const title of lost) console.log(`    ${title}`);
      rows.push({ path, ...row });
    }
    return { goal: figures, rows };
  } finally {
    await site.stop();
  }
}
