import { join } from "node:path";
import { text } from "node:stream/consumers";
import { groupEnded, killGroup, spawnWrangler } from "../scripts/wrangler.ts";

/** Starts that are profiled: on a machine with other work the least says most. */
const STARTS = 7;

/** Milliseconds that an isolate is at work before its first request, as wrangler's own profile has it, one of each start. */
export async function startUpTimes(folder: string, signal: AbortSignal): Promise<number[]> {
  const bundle = join(folder, "site.bundle");
  const run = async (args: string[]) => {
    signal.throwIfAborted();
    const child = spawnWrangler(args, { SITE_BUILD: "done" });
    const end = () => killGroup(child);
    signal.addEventListener("abort", end);
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), groupEnded(child)]);
    signal.removeEventListener("abort", end);
    if (code !== 0) throw new Error(`wrangler ${args.join(" ")}:\n\n${out}${err}`);
    return out;
  };
  await run(["deploy", "--dry-run", "--outfile", bundle]);
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const said = await run(["check", "startup", "--worker", bundle, "--outfile", join(folder, "start.cpuprofile")]);
    times.push(Number(/Active: ([\d.]+) ms/.exec(said)?.[1]));
  }
  return times;
}
