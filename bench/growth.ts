import type { Growth } from "./report.ts";
import type { Runtime } from "./runtime.ts";

const ROUNDS = 30;
const WARM_UP = 10;

/** A page that is asked for in databases of several sizes, with what its answer must have in it. */
export interface GrowingPage {
  name: string;
  path: string;
  text: string;
  /** It reads more rows than it shows. */
  reads?: boolean;
}

/** Milliseconds until the whole page is here. @throws when it is not the page that is meant */
async function timeOf({ url }: Runtime, { path, text }: GrowingPage, headers: Readonly<Record<string, string>>) {
  const start = performance.now();
  const answer = await fetch(new URL(path, url), { headers });
  const body = await answer.text();
  const time = performance.now() - start;
  if (answer.status !== 200 || !body.includes(text))
    throw new Error(`${path} answers ${answer.status}, and not with "${text}" in it:\n${body.slice(0, 500)}`);
  return time;
}

/** Asks for each page in all databases in turn, one request at a time, because a machine's speed drifts. */
export async function measureGrowth(
  runtimes: readonly Runtime[],
  pages: readonly GrowingPage[],
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<Growth[]> {
  const results: Growth[] = [];
  for (const page of pages) {
    const times = runtimes.map((): number[] => []);
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      signal.throwIfAborted();
      for (const [index, runtime] of runtimes.entries()) {
        const time = await timeOf(runtime, page, headers);
        if (round >= 0) times[index]?.push(time);
      }
    }
    results.push({ name: page.name, times, reads: page.reads ?? false });
  }
  return results;
}
