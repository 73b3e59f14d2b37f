import { Hono } from "hono";
import { readPageViews } from "../../admin/page-views.ts";
import { calendarDateAt } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import { readStatistics } from "../../db/statistics.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { StatsPage, statsMetadata } from "../../pages/admin/stats.tsx";
import { paths } from "../../paths.ts";

/** The administrator's statistics. Cloudflare is asked for page views while D1 is read. */
export const adminStats = new Hono<AppEnv>().get(paths.adminStats, async (c) => {
  const today = calendarDateAt(Date.now());
  const [statistics, views] = await Promise.all([
    readStatistics(primary(c.env.DB), today),
    readPageViews(settingsOf(c.env).analytics, today),
  ]);
  return c.render(<StatsPage statistics={statistics} views={views} />, { metadata: statsMetadata });
});
