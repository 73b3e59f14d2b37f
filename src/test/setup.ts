import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import { moveClock } from "../../dev/clock/move-clock.ts";
import { beginMinute } from "./limits.ts";

// Before a test file is read: some keep the day on which they are read.
if (env.TEST_NOW !== undefined) moveClock(env.TEST_NOW);

/** Tells a database from the same one after a change: SQLite counts the rows that its connection has changed. */
const mark = () =>
  env.DB.prepare(
    "SELECT total_changes() || ' ' || (SELECT group_concat(name) FROM sqlite_master) AS mark",
  ).first<string>("mark");

/** The mark of the new database that the last tests left as it was. */
let untouched: string | null = null;

/** Whether nothing is stored but the new database. Half of all tests only read. */
async function isAsNew(): Promise<boolean> {
  const stores = [mark(), env.NOW_PLAYING.list({ limit: 1 }), env.PICTURES?.list({ limit: 1 })] as const;
  const [database, { keys }, pictures] = await Promise.all(stores);
  return untouched !== null && database === untouched && keys.length === 0 && !pictures?.objects.length;
}

beforeEach(async () => {
  beginMinute();
  // This also wakes the stores: only one that is awake is emptied, and it falls asleep when a test file takes long to load.
  if (await isAsNew()) return;
  await reset();
  await env.DB.batch(env.TEST_DATABASE.map((sql) => env.DB.prepare(sql)));
  untouched = await mark();
});
