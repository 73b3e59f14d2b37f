import { lte } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import { snoozes } from "../../../database/schema/operation.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import type { TrackField } from "../../live/dj/form.ts";
import { openNowPlayingPanel } from "../../live/dj/paths.ts";
import { showTimes } from "../../live/shows.ts";
import { noticeOf, redirectWithNotice, undoOfLead } from "../frame/notices.ts";
import { adminParameters, adminPaths, listParameters } from "../paths.ts";
import { TodayPage, todayMetadata } from "./page.tsx";
import { todayRows } from "./read-today.ts";

/** Characters. */
const longestSubject = 200;

/** Characters; Spotify's own reasons are short. */
const longestReason = 300;

export async function showToday(c: Context<AppEnv>, form?: FormState<TrackField>): Promise<Response> {
  const now = Date.now();
  const { spotify } = settingsOf(c.env);
  const rows = await todayRows(primary(c.env.DB), now);
  const isCalm = rows.leads.count === 0 && rows.needs.open.length === 0;
  const isShowOn = rows.nowPlaying.isLive || showTimes(now).onAir !== null;
  return c.render(
    <TodayPage
      now={now}
      rows={rows}
      isCalm={isCalm}
      isShowOn={isShowOn}
      notice={noticeOf(c)}
      undo={undoOfLead(c.req.query(listParameters.undo), { today: "" })}
      unset={"unset" in spotify ? spotify.unset : []}
      isFolded={!(isShowOn && isCalm) && form === undefined && c.req.query(openNowPlayingPanel) === undefined}
      returned={{
        connected: c.req.query(adminParameters.spotifyConnected) === "true" && rows.spotify?.revokedAt === null,
        error: c.req.query(adminParameters.spotifyError)?.slice(0, longestReason),
      }}
      form={form}
    />,
    { metadata: todayMetadata },
  );
}

const snoozing = formRoute({
  path: adminPaths.snooze,
  schema: z.object({
    subject: z.optional(z.string().check(z.maxLength(longestSubject))),
    show: z.optional(z.literal("yes")),
  }),
  comesBackTo: adminPaths.today,
  async act(c, { subject, show }, now) {
    const db = primary(c.env.DB);
    const date = calendarDateAt(now);
    const over = db.delete(snoozes).where(show ? undefined : lte(snoozes.until, date));
    if (show || !subject) await over;
    else {
      const until = addDays(date, 1);
      const putOff = db.insert(snoozes).values({ subject, until });
      await db.batch([over, putOff.onConflictDoUpdate({ target: snoozes.subject, set: { until } })]);
    }
    return redirectWithNotice(adminPaths.today, show ? "shown-again" : "put-off");
  },
});

export const adminToday = new Hono<AppEnv>().get(adminPaths.today, (c) => showToday(c)).route("/", snoozing);
