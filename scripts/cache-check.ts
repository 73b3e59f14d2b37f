import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { proveCaching } from "../bench/cache-walk.ts";
import { startCache } from "../bench/nginx.ts";
import { startRuntime } from "../bench/runtime.ts";
import { buildSite } from "./built-worker.ts";

/*
 * `npm run cache-check` puts nginx in front of the production bundle in workerd and proves by it what the Worker says to
 * caches: `wrangler dev` does not simulate Cloudflare's. It is no part of `npm test`, which needs no nginx.
 */

const quit = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => quit.abort());
const folder = mkdtempSync(join(tmpdir(), "site-cache-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

await buildSite();
console.log("Starting workerd and nginx …");
const worker = await startRuntime(folder, quit.signal);
const cache = await startCache(join(folder, "nginx"), worker.url);
try {
  if (!cache)
    throw new Error("nginx is not installed. On Debian: apt-get install nginx-light. On macOS: brew install nginx.");
  await proveCaching(cache, worker, folder);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await cache?.stop();
  await worker.stop();
}
