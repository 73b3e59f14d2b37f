import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { api } from "../../site/paths.ts";
import { publicNowPlaying } from "../now-playing.ts";

/** What plays now, for everyone to read. Kept nowhere on the way: KV's own copy is the only delay. */
export const nowPlaying = new Hono<AppEnv>().get(api.nowPlaying, async (c) =>
  c.json(await publicNowPlaying(c.env.NOW_PLAYING)),
);
