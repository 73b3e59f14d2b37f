import { createMiddleware } from "hono/factory";
import { timingDatabase } from "../../db/stopwatch.ts";
import type { AppEnv } from "../../env.ts";

const milliseconds = (value: number) => value.toFixed(1);

/**
 * Tells the administrator alone, and the developer tools of that browser, what an answer spent on the database and what on
 * making the page of it. To anyone else the time of an answer could tell what is stored.
 */
export const serverTiming = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.get("administrator")) return next();
  const { waited, answeredAt } = await timingDatabase(next);
  // Cloudflare's clock stands still while code runs, and goes on with the next event.
  await new Promise((goOn) => setTimeout(goOn));
  const rendered = performance.now() - answeredAt;
  c.res.headers.set("Server-Timing", `database;dur=${milliseconds(waited)}, render;dur=${milliseconds(rendered)}`);
});
