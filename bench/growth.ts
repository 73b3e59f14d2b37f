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

/** Milliseconds until the whole page is here, and of them the database's. @throws when it is not the page that is meant */
async function timesOf({ url }: Runtime, { path, text }: GrowingPage, headers: Readonly<Record<string, string>>) {
  const start = performance.now();
  const answer = await fetch(new URL(path, url), { headers });
  const body = await answer.text();
  const whole = performance.now() - start;
  if (answer.status !== 200 || !body.includes(text))
    throw new Error(`${path} answers ${answer.status}, and not with "${text}" in it:\n${body.slice(0, 500)}`);
  const [, database] = /database;dur=([\d.]+)/.exec(answer.headers.get("Server-Timing") ?? "") ?? [];
  return { whole, database: Number(database) };
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
    const times = runtimes.map(() => ({ whole: [] as number[], database: [] as number[] }));
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      signal.throwIfAborted();
      for (const [index, runtime] of runtimes.entries()) {
        const { whole, database } = await timesOf(runtime, page, headers);
        if (round < 0) continue;
        times[index]?.whole.push(whole);
        times[index]?.database.push(database);
      }
    }
    results.push({ name: page.name, times, reads: page.reads ?? false });
  }
  return results;
}
