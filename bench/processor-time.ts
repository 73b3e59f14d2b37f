import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, whatever its clock. */
const TICK_MS = 10;

/** Name, parent and processor time of a process, from /proc; `undefined` when it has ended. */
function processOf(pid: string) {
  try {
    const [, name, fields = ""] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const [, parent, ...more] = fields.split(" ");
    return { name, parent: Number(parent), milliseconds: (Number(more[9]) + Number(more[10])) * TICK_MS };
  } catch {
    return undefined;
  }
}

/**
 * A clock of the processor time, in milliseconds, that all threads of a child of this process have used. `undefined`
 * on systems without /proc, or when there is no child of that name.
 */
export function processorClock(childName: string): (() => number) | undefined {
  const pids = process.platform === "linux" ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  const child = pids.find((pid) => {
    const found = processOf(pid);
    return found?.name === childName && found.parent === process.pid;
  });
  return child ? () => processOf(child)?.milliseconds ?? Number.NaN : undefined;
}
