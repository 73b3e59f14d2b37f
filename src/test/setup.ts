import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import { moveClock } from "../../dev/clock/move-clock.ts";
import { beginMinute } from "./limits.ts";

// Before a test file is read: some keep the day on which they are read.
if (env.TEST_NOW !== undefined) moveClock(env.TEST_NOW);

beforeEach(async () => {
  beginMinute();
  // Only a store that is awake is emptied, and one falls asleep when a test file takes long to load.
  await Promise.all([env.DB.prepare("SELECT 1").run(), env.NOW_PLAYING.get("awake")]);
  await reset();
  await env.DB.batch(env.TEST_DATABASE.map((sql) => env.DB.prepare(sql)));
});
