import type { Context } from "hono";
import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { TrackField } from "../../live/dj/form.ts";
import { openNowPlayingPanel } from "../../live/dj/paths.ts";
import { showTimes } from "../../live/show-times.ts";
import { noticeText, undoOfLead } from "../frame/notices.ts";
import { adminPaths, adminQuery, listQuery } from "../paths.ts";
import { TodayPage, todayMetadata } from "./page.tsx";
import { todayRows } from "./read-today.ts";

/** Characters of a reason in the address that are shown: Spotify's own are short. */
const longestReason = 300;

/** The administrator's first page, with a track that was refused if there was one. */
export async function showToday(c: Context<AppEnv>, form?: FormState<TrackField>): Promise<Response> {
  const now = Date.now();
  const { spotify } = settingsOf(c.env);
  const rows = await todayRows(primary(c.env.DB), now);
  const isShowOn = rows.nowPlaying.isLive || showTimes(now).onAir !== null;
  return c.render(
    <TodayPage
      now={now}
      rows={rows}
      isShowOn={isShowOn}
      notice={noticeText(c.req.query(listQuery.notice))}
      undo={undoOfLead(c.req.query(listQuery.undo), { today: "" })}
      unset={"unset" in spotify ? spotify.unset : []}
      isFolded={!isShowOn && form === undefined && c.req.query(openNowPlayingPanel) === undefined}
      returned={{
        connected: c.req.query(adminQuery.spotifyConnected) === "true",
        error: c.req.query(adminQuery.spotifyError)?.slice(0, longestReason),
      }}
      form={form}
    />,
    { metadata: todayMetadata },
  );
}

export const today = new Hono<AppEnv>().get(adminPaths.today, (c) => showToday(c));
