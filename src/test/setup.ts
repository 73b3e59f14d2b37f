import { env } from "cloudflare:workers";
import { afterAll, beforeEach, vi } from "vitest";
import { moveClock } from "../../dev/site/move-clock.ts";
import { beginMinute } from "./limits.ts";
import { beginWithNewDatabase } from "./new-database.ts";

// Before test files are read, because some keep the day.
if (env.TEST_NOW !== undefined) moveClock(env.TEST_NOW);

beforeEach(async () => {
  beginMinute();
  await beginWithNewDatabase();
});

// All files share one isolate, so the next needs the real clock.
afterAll(() => {
  vi.useRealTimers();
});
