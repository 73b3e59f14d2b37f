import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { keepSession } from "../../portal/frame/session.ts";
import { signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi } from "../../portal/paths.ts";
import { suggestSongs } from "../search/suggest.ts";

/** Songs that begin with what a client types, as `{ songs, more }`. */
export const songSuggestions = new Hono<AppEnv>().get(portalApi.suggestions, withSession, async (c) => {
  const { sid } = c.var;
  if (!(await c.env.SONG_LIMIT.limit({ key: `suggest:${sid}` })).success) return problem(c, 429, "Please type slower.");
  const { siteOrigin, musicBrainzUrl } = settingsOf(c.env);
  const musicBrainz = musicBrainzUrl === null ? null : { url: musicBrainzUrl, siteOrigin };
  const found = await suggestSongs({ db: primary(c.env.DB), sid, musicBrainz }, c.req.query("q") ?? "", Date.now());
  if (!found) return signedOut(c);
  keepSession(c, found.session);
  return c.json({ songs: found.songs, more: found.more });
});
