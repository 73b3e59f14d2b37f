import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { adminPaths } from "../paths.ts";
import { StatsPage, statsMetadata } from "./page.tsx";
import { readPageViews } from "./page-views.ts";
import { readStatistics } from "./statistics.ts";

export const adminStats = new Hono<AppEnv>().get(adminPaths.stats, async (c) => {
  const today = calendarDateAt(Date.now());
  const [statistics, views] = await Promise.all([
    readStatistics(primary(c.env.DB), today),
    readPageViews(settingsOf(c.env).analytics, today),
  ]);
  return c.render(<StatsPage statistics={statistics} views={views} />, { metadata: statsMetadata });
});
