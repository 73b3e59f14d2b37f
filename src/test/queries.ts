import { env } from "cloudflare:workers";
import type { D1DatabaseSession, D1PreparedStatement } from "@cloudflare/workers-types";
import { onTestFinished, vi } from "vitest";
import * as z from "zod/mini";

function spyOnDatabase() {
  const statement: D1PreparedStatement = Object.getPrototypeOf(env.DB.prepare("SELECT 1"));
  const session: D1DatabaseSession = Object.getPrototypeOf(env.DB.withSession());
  const batches = vi.spyOn(session, "batch");
  const singles = (["all", "first", "raw", "run"] as const).map((method) => vi.spyOn(statement, method));
  const spies = [batches, ...singles];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { batches, singles, spies };
}

export function countTrips(): () => number {
  const { spies } = spyOnDatabase();
  return () => spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
}

const sent = z.object({ statement: z.string(), params: z.array(z.unknown()) });

const explained = new Map<string, string[]>();

async function stepsOf({ statement, params }: z.infer<typeof sent>): Promise<string[]> {
  const known = explained.get(statement);
  if (known) return known;
  const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`).bind(...params);
  const { results } = await plan.all<{ detail: string }>();
  const steps = results.map(({ detail }) => detail);
  explained.set(statement, steps);
  return steps;
}

/** Gives the round trips since it was last asked, and the steps in which SQLite looks up their rows. */
export function noteQueries(): () => Promise<{ trips: number; steps: string[] }> {
  const { batches, singles, spies } = spyOnDatabase();
  return async () => {
    const trips = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    const statements = [
      ...batches.mock.calls.flatMap(([list]) => list),
      ...singles.flatMap((spy) => spy.mock.contexts),
    ].map((each) => z.parse(sent, each));
    const steps: string[] = [];
    for (const statement of statements) steps.push(...(await stepsOf(statement)));
    for (const spy of spies) spy.mockClear();
    return { trips, steps };
  };
}
