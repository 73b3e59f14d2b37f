import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

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
