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

/** The process id of a child of this process; `undefined` on systems without /proc, or when none has that name. */
function childOf(childName: string): string | undefined {
  const pids = process.platform === "linux" ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  return pids.find((pid) => {
    const found = processOf(pid);
    return found?.name === childName && found.parent === process.pid;
  });
}

/**
 * A clock of the processor time, in milliseconds, that all threads of a child of this process have used. `undefined`
 * on systems without /proc, or when there is no child of that name.
 */
export function processorClock(childName: string): (() => number) | undefined {
  const child = childOf(childName);
  return child ? () => processOf(child)?.milliseconds ?? Number.NaN : undefined;
}

/** The memory that a child of this process occupies, in megabytes; `undefined` where the system does not tell. */
export function memoryOf(childName: string): number | undefined {
  const child = childOf(childName);
  const [, kilobytes] = child ? (/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child}/status`, "utf8")) ?? []) : [];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}
