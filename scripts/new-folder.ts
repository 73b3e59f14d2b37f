import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./temporary.ts";

/**
 * Runs `work` in a new folder that is gone when this process ends, with a signal by which it is asked to quit. What it
 * throws is said, and makes this process fail.
 */
export async function inNewFolder(work: (folder: string, signal: AbortSignal) => Promise<void>): Promise<void> {
  const quit = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => quit.abort());
  const folder = mkdtempSync(join(temporaryFolder(), "site-"));
  // Also when a signal ends the process, which Miniflare then does at once.
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  try {
    await work(folder, quit.signal);
  } catch (error) {
    if (!quit.signal.aborted) console.error(`\n${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
