import { env } from "cloudflare:workers";
import { afterAll, beforeEach, vi } from "vitest";
import { moveClock } from "../../dev/site/move-clock.ts";
import { beginMinute } from "./limits.ts";
import { beginWithNewDatabase } from "./new-database.ts";

// Before a test file is read: some keep the day on which they are read.
if (env.TEST_NOW !== undefined) moveClock(env.TEST_NOW);

beforeEach(async () => {
  beginMinute();
  await beginWithNewDatabase();
});

// All files share one isolate: the next begins by the right clock.
afterAll(() => {
  vi.useRealTimers();
});
