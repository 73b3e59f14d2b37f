import { Hono } from "hono";
import { setNowPlaying } from "../../business/live/now-playing.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { nowPlayingForm } from "../../forms/now-playing.ts";
import { formBody, limitBody, type ShowAgain } from "../../web/forms/form-body.ts";
import { isFormPost } from "../../web/forms/problem.tsx";
import { adminApi, adminPaths } from "../paths.ts";
import { showToday } from "./route.tsx";

const showAgain: ShowAgain = (c, { issues, entries }) => showToday(c, { issues, entries });

/** Sets what plays, the live flag, or both. Going live mails who asked for it, once the answer is out. */
export const nowPlayingApi = new Hono<AppEnv>()
  .post(adminApi.nowPlaying, limitBody, formBody(nowPlayingForm, showAgain), async (c) => {
    const { title, artist, isLive } = c.req.valid("form");
    const track = title !== null && artist !== null ? { track: { title, artist } } : {};
    const live = isLive === undefined ? {} : { isLive };
    const store = { db: primary(c.env.DB), kv: c.env.NOW_PLAYING };
    const state = await setNowPlaying(store, { ...track, ...live }, Date.now());
    if (isLive) c.var.sendMails();
    return isFormPost(c) ? c.redirect(adminPaths.today, 303) : c.json(state);
  })
  // Where a browser comes back to after a refused form, by reload or from its history.
  .get((c) => c.redirect(adminPaths.today, 303));
