import * as z from "zod/mini";
import { site } from "../../../content/site.ts";
import type { AnalyticsSettings, Unset } from "../../../env.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt } from "../../../platform/dates.ts";
import { parsedJson } from "../../../platform/fields/fields.ts";

const viewedDays = 14;

/** Milliseconds. */
const timeout = 3000;

export const dataset = "page_views";

export interface DayOfViews {
  day: CalendarDate;
  views: number;
}

/** Oldest first, no day left out. `fault` is a sentence for the administrator. */
export type PageViews = { days: readonly DayOfViews[] } | { fault: string } | Unset;

// ClickHouse writes 64-bit numbers as strings.
const answer = z.object({
  data: z.array(z.object({ day: z.iso.date(), views: z.pipe(z.coerce.number(), z.int().check(z.nonnegative())) })),
});

// Sampled: each row stands for `_sample_interval` of them.
const query = (since: number) => `SELECT
  formatDateTime(timestamp, '%Y-%m-%d', '${site.timeZone}') AS day,
  SUM(_sample_interval) AS views
FROM ${dataset}
WHERE blob1 = 'pageview' AND timestamp >= toDateTime(${since / 1000})
GROUP BY day
ORDER BY day
FORMAT JSON`;

function faultOf(status: number): string {
  if (status === 401 || status === 403)
    return "Cloudflare refused the token. Make a new one with Account Analytics: Read.";
  if (status === 429) return "Cloudflare asked for a pause. Try again in a few minutes.";
  if (status >= 500) return `Cloudflare is having trouble (status ${status}).`;
  return `Cloudflare did not take the question (status ${status}).`;
}

async function ask({ url, accountId, token }: AnalyticsSettings, since: number): Promise<PageViews> {
  const response = await fetch(`${url}/client/v4/accounts/${accountId}/analytics_engine/sql`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: query(since),
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  if (!response.ok) return { fault: faultOf(response.status) };
  const { data } = z.safeParse(answer, parsedJson(text));
  if (!data) return { fault: "Cloudflare sent an answer that could not be read." };
  const views = new Map(data.data.map((row) => [row.day, row.views]));
  const first = calendarDateAt(since);
  return {
    days: Array.from({ length: viewedDays }, (_, index) => {
      const day = addDays(first, index);
      return { day, views: views.get(day) ?? 0 };
    }),
  };
}

/**
 * Waits three seconds at most; a fault is logged, not thrown. @see
 * https://developers.cloudflare.com/analytics/analytics-engine/sql-api/
 */
export async function readPageViews(settings: AnalyticsSettings | Unset, today: CalendarDate): Promise<PageViews> {
  if ("unset" in settings) return settings;
  let views: PageViews;
  try {
    views = await ask(settings, instantAt(addDays(today, 1 - viewedDays), 0));
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    views = { fault: timedOut ? "Cloudflare did not answer within 3 seconds." : "Cloudflare could not be reached." };
  }
  if ("fault" in views) console.error(JSON.stringify({ event: "page-views-failed", message: views.fault }));
  return views;
}
