import { Hono } from "hono";
import { readPageViews } from "../../business/reports/page-views.ts";
import { readStatistics } from "../../business/reports/statistics.ts";
import { calendarDateAt } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { adminPaths } from "../paths.ts";
import { StatsPage, statsMetadata } from "./page.tsx";

/** The administrator's statistics. Cloudflare is asked for page views while D1 is read. */
export const adminStats = new Hono<AppEnv>().get(adminPaths.stats, async (c) => {
  const today = calendarDateAt(Date.now());
  const [statistics, views] = await Promise.all([
    readStatistics(primary(c.env.DB), today),
    readPageViews(settingsOf(c.env).analytics, today),
  ]);
  return c.render(<StatsPage statistics={statistics} views={views} />, { metadata: statsMetadata });
});
