import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchAdmin } from "../bench/admin.ts";
import { benchLighthouse } from "../bench/lighthouse.ts";
import { benchPages } from "../bench/pages.ts";

/*
 * `npm run bench` measures the public pages beside constants and beside React alone, all in workerd itself with the
 * production bundle. `npm run bench -- admin` measures the administrator's pages as the business grows, and
 * `npm run bench -- --lighthouse` has Lighthouse look at every public page.
 */

/**
 * In memory where the system has such a folder. Miniflare's D1 writes to its file at every read, a bookmark, and waits
 * for the disk, which would be measured with it. The real D1 does none of that in the Worker.
 */
const MEMORY = "/dev/shm";

const quit = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => quit.abort());
const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), "site-bench-"));
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
