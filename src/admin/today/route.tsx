import type { Context } from "hono";
import { Hono } from "hono";
import { byUrgency, replyClock } from "../../business/leads/reply-clock.ts";
import { todayRows } from "../../business/reports/today.ts";
import { calendarDateAt } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { noticeText } from "../frame/notices.ts";
import { adminPaths, adminQuery, listQuery } from "../paths.ts";
import type { RejectedTrack } from "./now-playing-panel.tsx";
import { TodayPage, todayMetadata } from "./page.tsx";

/** Characters of a reason in the address that are shown: Spotify's own are short. */
const longestReason = 300;

/** The administrator's first page, with a track that was refused if there was one. */
export async function showToday(c: Context<AppEnv>, rejected?: RejectedTrack): Promise<Response> {
  const now = Date.now();
  const { spotify } = settingsOf(c.env);
  const { leads, ...rows } = await todayRows(primary(c.env.DB), calendarDateAt(now));
  const clocked = leads.rows.map((row) => ({ ...row, clock: replyClock(row, now) }));
  return c.render(
    <TodayPage
      now={now}
      rows={{ ...rows, leads: { count: leads.count, rows: clocked.toSorted(byUrgency) } }}
      notice={noticeText(c.req.query(listQuery.notice))}
      unset={"unset" in spotify ? spotify.unset : []}
      returned={{
        connected: c.req.query(adminQuery.spotifyConnected) === "true",
        error: c.req.query(adminQuery.spotifyError)?.slice(0, longestReason),
      }}
      rejected={rejected}
    />,
    { metadata: todayMetadata },
  );
}

export const today = new Hono<AppEnv>().get(adminPaths.today, (c) => showToday(c));
