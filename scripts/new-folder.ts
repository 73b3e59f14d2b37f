import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder in memory that most systems on Linux have. A container may have one too small to be of use. */
const memory = "/dev/shm";
const enough = 2 ** 31;

function memoryFree(): number {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Where databases are kept for as long as a script runs: in memory where 2 GiB of it are free. Miniflare's D1 writes to its
 * file at every read, a bookmark, and waits for the disk.
 */
export const temporaryFolder = (): string => (memoryFree() >= enough ? memory : tmpdir());

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
