import { join } from "node:path";
import { buildWorker } from "../scripts/built-worker.ts";
import { findOrInstallChromium } from "../scripts/chromium.ts";
import { startSite } from "../scripts/dev-server.ts";
import { examine } from "../scripts/lighthouse.ts";
import { freePort } from "../scripts/ports.ts";
import { publicPages } from "../src/features/site/documents/public-pages.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What the first view is measured by, each with the figure that a page should not exceed. */
const figures = {
  "largest-contentful-paint": 1500,
  "cumulative-layout-shift": 0,
  "total-blocking-time": 0,
} as const;

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
      const { scores, figureOf } = await examine(site.url + path, { categories, chromium, folder });
      const measured = Object.keys(figures).map((audit) => [audit, Number((figureOf(audit) ?? Number.NaN).toFixed(3))]);
      const row = { path, ...scores, ...Object.fromEntries(measured) };
      console.log(`${path.padEnd(44)}${Object.values(row).slice(1).join("  ")}`);
      rows.push(row);
    }
    return { goal: figures, rows };
  } finally {
    await site.stop();
  }
}
