import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { primary } from "../../../../database/client.ts";
import { type AppEnv, type SpotifySettings, settingsOf, type Unset } from "../../../../env.ts";
import { isFormPost, problem } from "../../../../platform/http/forms/problem.tsx";
import { adminNotice } from "../../../admin/frame/access.tsx";
import { adminApi, spotifyConnected } from "../../../admin/paths.ts";
import { absolute } from "../../../site/paths.ts";
import { beginAuthorization } from "../../spotify/accounts.ts";
import { deleteConnection, finishAuthorization } from "../../spotify/connection.ts";
import { syncSpotify } from "../../spotify/sync.ts";
import { atNowPlayingPanel, spotifyFailed } from "../paths.ts";

const attemptCookie = "spotify_authorization";

/** Seconds. */
const attemptLasts = 600;

/** `__Host-` needs TLS, and some browsers refuse it on plain localhost. */
const attemptOptions = (c: Context): CookieOptions => ({
  path: "/",
  httpOnly: true,
  sameSite: "Lax",
  ...(new URL(c.req.url).protocol === "https:" ? { prefix: "host", secure: true } : {}),
});

function takeAttempt(c: Context<AppEnv>): { state: string; codeVerifier: string } | undefined {
  const options = attemptOptions(c);
  const [state, codeVerifier] = (getCookie(c, attemptCookie, options.prefix) ?? "").split(".");
  deleteCookie(c, attemptCookie, options);
  return state && codeVerifier ? { state, codeVerifier } : undefined;
}

const redirectUriOf = (c: Context<AppEnv>) => absolute(settingsOf(c.env).siteOrigin, adminApi.spotifyCallback);

const notSetUp = ({ unset }: Unset): string => `Spotify is not set up. Missing or malformed: ${unset.join(", ")}.`;

/** Behind the Access guard. */
export const spotify = new Hono<AppEnv>()
  .get(adminApi.spotifyLogin, (c) => {
    const settings = settingsOf(c.env).spotify;
    if ("unset" in settings) return adminNotice(c, 503, notSetUp(settings));
    const { url, state, codeVerifier } = beginAuthorization(settings, redirectUriOf(c));
    setCookie(c, attemptCookie, `${state}.${codeVerifier}`, { ...attemptOptions(c), maxAge: attemptLasts });
    return c.redirect(url);
  })

  .get(adminApi.spotifyCallback, async (c) => {
    const settings = settingsOf(c.env).spotify;
    if ("unset" in settings) return c.redirect(spotifyFailed(notSetUp(settings)));
    const begun = takeAttempt(c);
    const context = { db: primary(c.env.DB), settings, redirectUri: redirectUriOf(c) };
    const { code, error, state } = c.req.query();
    const failure = await finishAuthorization(context, begun, { code, error, state });
    return c.redirect(failure === null ? spotifyConnected : spotifyFailed(failure));
  })

  .post(adminApi.spotifyDisconnect, async (c) => {
    await deleteConnection(primary(c.env.DB));
    return isFormPost(c) ? c.redirect(atNowPlayingPanel, 303) : c.body(null, 204);
  })

  .post(adminApi.syncSpotify, async (c) => {
    const settings = settingsOf(c.env).spotify;
    if ("unset" in settings) return problem(c, 503, notSetUp(settings));
    return syncByHand(c, settings);
  });

async function syncByHand(c: Context<AppEnv>, settings: SpotifySettings): Promise<Response> {
  const now = Date.now();
  const result = await syncSpotify({ db: primary(c.env.DB), kv: c.env.NOW_PLAYING, settings }, now, "hand");
  if (isFormPost(c)) return c.redirect(atNowPlayingPanel, 303);
  if (result.kind === "synced") {
    const { title, artist, isLive } = result.nowPlaying;
    return c.json({ track: { title, artist, isLive } });
  }
  if (result.kind === "failed" && result.retryAt)
    c.header("Retry-After", String(Math.ceil((result.retryAt - now) / 1000)));
  const status = { "no-track": 200, failed: 502, off: 409 } as const;
  return c.json({ message: result.message }, status[result.kind]);
}
