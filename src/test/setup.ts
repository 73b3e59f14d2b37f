import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import { moveClock } from "../../dev/clock/move-clock.ts";
import { beginMinute } from "./limits.ts";

// Before a test file is read: some keep the day on which they are read.
if (env.TEST_NOW !== undefined) moveClock(env.TEST_NOW);

/** Wakes the stores: only one that is awake is emptied, and it falls asleep when a test file takes long to load. */
const wakeStores = () =>
  Promise.all([env.DB.prepare("SELECT 1").run(), env.NOW_PLAYING.list({ limit: 1 }), env.PICTURES?.list({ limit: 1 })]);

beforeEach(async () => {
  beginMinute();
  await wakeStores();
  await reset();
  await env.DB.batch(env.TEST_DATABASE.map((sql) => env.DB.prepare(sql)));
});
