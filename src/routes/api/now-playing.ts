import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { publicNowPlaying } from "../../now-playing/now-playing.ts";
import { api } from "../../paths.ts";

/** What plays now, for everyone to read. */
export const nowPlaying = new Hono<AppEnv>().get(api.nowPlaying, async (c) => {
  const state = await publicNowPlaying(c.env.NOW_PLAYING);
  // Half the time between two syncs: a page that asks again learns of a new track before the next one.
  c.header("Cache-Control", "public, max-age=0, s-maxage=15");
  c.header("Vary", "Accept-Encoding");
  return c.json(state);
});
