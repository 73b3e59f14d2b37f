import { eq, lte } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { jobs } from "../../../database/schema/operation.ts";
import { day, hour, minute } from "../../../platform/durations.ts";

/** Milliseconds between two runs. */
const every = {
  minute: 0,
  digest: hour,
  retention: day,
  balances: hour,
  calendars: 15 * minute,
  planning: hour,
} as const;

export type JobName = keyof typeof every;

const names = ["minute", "digest", "retention", "balances", "calendars", "planning"] as const satisfies JobName[];

const again = 10 * minute;

/** Gives each job to one caller only, including those whose minute the Cron Trigger missed. */
export async function beginDueJobs(db: Database, now: number): Promise<readonly JobName[]> {
  const begin = (name: JobName) =>
    db
      .insert(jobs)
      .values({ name, begunAt: now })
      .onConflictDoUpdate({
        target: jobs.name,
        set: { begunAt: now },
        setWhere: lte(jobs.begunAt, now - every[name]),
      })
      .returning({ name: jobs.name });
  const [first, ...others] = names;
  const begun = new Set((await db.batch([begin(first), ...others.map(begin)])).flat().map(({ name }) => name));
  return names.filter((name) => begun.has(name));
}

export const retryJobQuery = (db: Database, name: JobName, now: number) =>
  db
    .update(jobs)
    .set({ begunAt: now - every[name] + again })
    .where(eq(jobs.name, name));

export const lastMinuteQuery = (db: Database) =>
  db
    .select({ at: jobs.begunAt })
    .from(jobs)
    .where(eq(jobs.name, "minute" satisfies JobName));
