import { eq, lte } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { day, hour, minute } from "../../durations.ts";
import { jobs } from "./schema.ts";

/** Tasks of the Cron Trigger that keep their own time, and how long after the last one the next is due. */
const every = {
  minute: 0,
  digest: hour,
  retention: day,
  balances: hour,
  calendars: 15 * minute,
  planning: hour,
} as const;

export type JobName = keyof typeof every;

const names: readonly JobName[] = ["minute", "digest", "retention", "balances", "calendars", "planning"];

/** Milliseconds after which a task is begun again that has failed. */
const again = 10 * minute;

/**
 * Begins the tasks that are due at `now`, each for one caller alone, and gives for each when the one before it was begun,
 * 0 when there was none. What fell into minutes that the Cron Trigger missed is due all the same.
 */
export async function beginDueJobs(db: Database, now: number): Promise<ReadonlyMap<JobName, number>> {
  const [before, ...begun] = await db.batch([
    db.select().from(jobs),
    ...names.map((name) =>
      db
        .insert(jobs)
        .values({ name, begunAt: now })
        .onConflictDoUpdate({
          target: jobs.name,
          set: { begunAt: now },
          setWhere: lte(jobs.begunAt, now - every[name]),
        })
        .returning({ name: jobs.name }),
    ),
  ]);
  const isBegun = new Set(begun.flat().map(({ name }) => name));
  const last = new Map(before.map(({ name, begunAt }) => [name, begunAt]));
  return new Map(names.filter((name) => isBegun.has(name)).map((name) => [name, last.get(name) ?? 0]));
}

/** Has a task that failed begun again soon. */
export const retryJobQuery = (db: Database, name: JobName, now: number) =>
  db
    .update(jobs)
    .set({ begunAt: now - every[name] + again })
    .where(eq(jobs.name, name));

/** A statement that reads when the Cron Trigger last ran. */
export const lastMinuteQuery = (db: Database) =>
  db
    .select({ at: jobs.begunAt })
    .from(jobs)
    .where(eq(jobs.name, "minute" satisfies JobName));
