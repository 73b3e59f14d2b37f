import { Hono } from "hono";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { nowPlayingForm } from "../../forms/now-playing.ts";
import { publicNowPlaying, setNowPlaying } from "../../now-playing/now-playing.ts";
import { api, paths } from "../../paths.ts";
import { formBody, limitBody } from "./form-body.ts";
import { isFormPost, problem } from "./problem.tsx";

/** What plays now: public to read, the administrator's to set. */
export const nowPlaying = new Hono<AppEnv>()
  .get(api.nowPlaying, async (c) => {
    const state = await publicNowPlaying(c.env.NOW_PLAYING);
    // Half the time between two syncs: a page that asks again learns of a new track before the next one.
    c.header("Cache-Control", "public, max-age=0, s-maxage=15");
    c.header("Vary", "Accept-Encoding");
    return c.json(state);
  })

  .post(
    api.adminNowPlaying,
    limitBody,
    formBody(nowPlayingForm, (c, { status, message }) => problem(c, status, message)),
    async (c) => {
      const { title, artist, isLive } = c.req.valid("form");
      const track = title !== null && artist !== null ? { track: { title, artist } } : {};
      const stage = { db: primary(c.env.DB), kv: c.env.NOW_PLAYING };
      const state = await setNowPlaying(stage, { ...track, isLive }, Date.now());
      return isFormPost(c) ? c.redirect(paths.admin, 303) : c.json(state);
    },
  );
