import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder in memory on most Linux systems, in a container at times too small. */
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

/** In memory where 2 GiB are free: Miniflare's D1 writes a bookmark at every read, and waits for the disk. */
export const temporaryFolder = (): string => (memoryFree() >= enough ? memory : tmpdir());

/** The folder is gone when this process ends; the signal asks `work` to quit. An error makes this process fail. */
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
