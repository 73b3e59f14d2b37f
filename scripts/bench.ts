import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { benchAdmin } from "../bench/admin.ts";
import { benchLighthouse } from "../bench/lighthouse.ts";
import { benchPages } from "../bench/pages.ts";
import { temporaryFolder } from "./temporary.ts";

/*
 * `npm run bench` measures the public pages beside constants and beside React alone, all in workerd itself with the
 * production bundle. `npm run bench -- admin` measures the administrator's pages as the business grows, and
 * `npm run bench -- --lighthouse` has Lighthouse look at every public page.
 */

const quit = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => quit.abort());
const folder = mkdtempSync(join(temporaryFolder(), "site-bench-"));
// Also when a signal ends the process, which Miniflare then does at once.
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const asked = process.argv.slice(2);
try {
  if (asked.length === 0) await benchPages(folder, quit.signal);
  else if (asked.join() === "admin") await benchAdmin(folder, quit.signal);
  else if (asked.join() === "--lighthouse") await benchLighthouse(folder, quit.signal);
  else throw new Error("Usage: npm run bench, npm run bench -- admin, or npm run bench -- --lighthouse");
} catch (error) {
  if (!quit.signal.aborted) console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
