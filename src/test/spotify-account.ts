import { env } from "cloudflare:workers";
import { primary } from "../database/client.ts";
import { type Bindings, settingsOf } from "../env.ts";
import { adminApi } from "../features/admin/paths.ts";
import { findConnection } from "../features/live/spotify/connection.ts";
import type { SyncContext } from "../features/live/spotify/sync.ts";
import { api } from "../features/site/paths.ts";
import { asAdministrator } from "./access.ts";
import { get, origin, visit } from "./site.ts";

const db = primary(env.DB);

export const cookieOf = (answer: Response): string => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";

export const locationOf = (answer: Response): URL => new URL(answer.headers.get("Location") ?? "", origin);

interface Controlled {
  calls: { token: number; player: number };
}

/** Each test has its own account of the stand-in for Spotify. */
export function spotifyAccount() {
  const bindings: Partial<Bindings> = { SPOTIFY_CLIENT_ID: crypto.randomUUID(), SITE_ORIGIN: origin };
  const { spotify } = settingsOf({ ...env, ...bindings });
  if ("unset" in spotify) throw new Error(`not set up: ${spotify.unset}`);
  const context: SyncContext = { db, kv: env.NOW_PLAYING, settings: spotify };
  const visitAs = async (path: string, init: RequestInit = {}) =>
    visit(
      new Request(origin + path, { ...init, headers: { ...(await asAdministrator()), ...init.headers } }),
      bindings,
    );

  async function authorize(choice: "allow" | "cancel" = "allow") {
    const begun = await visitAs(adminApi.spotifyLogin);
    const page = await (await fetch(locationOf(begun))).text();
    const [, link = ""] = new RegExp(`href="(/authorize/${choice}[^"]*)"`).exec(page) ?? [];
    const target = new URL(link.replaceAll("&amp;", "&"), spotifyUrl);
    const back = locationOf(await fetch(target, { redirect: "manual" }));
    return { cookie: cookieOf(begun), back, begun };
  }

  const comeBack = ({ cookie, back }: { cookie: string; back: URL }) =>
    visitAs(back.pathname + back.search, { headers: { Cookie: cookie } });

  return {
    bindings,
    context,
    visitAs,
    authorize,
    comeBack,
    connect: async () => comeBack(await authorize()),
    async control(query = ""): Promise<Controlled> {
      return (await fetch(`${spotifyUrl}/control?client=${bindings.SPOTIFY_CLIENT_ID}&${query}`)).json();
    },
    sync: () => visitAs(adminApi.syncSpotify, { method: "POST" }),
    row: async () => (await findConnection(db)) ?? null,
  };
}

const spotifyUrl = env.SPOTIFY_ACCOUNTS_URL ?? "";

export const publicState = async () => (await visit(get(api.nowPlaying))).json();
