import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import { moveClock } from "../../dev/clock/move-clock.ts";

// Before a test file is read: some keep the day on which they are read.
if (env.TEST_NOW !== undefined) moveClock(env.TEST_NOW);

beforeEach(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});
