import * as z from "zod/mini";
import type { SpotifySettings } from "../../../env.ts";
import { limits } from "../../../platform/fields/fields.ts";
import { ask } from "./ask.ts";

/** https://developer.spotify.com/documentation/web-api/reference/get-information-about-the-users-current-playback */
const playbackState = z.object({
  is_playing: z.boolean(),
  currently_playing_type: z.string(),
  device: z.optional(z.nullable(z.object({ is_private_session: z.optional(z.boolean()) }))),
  item: z.nullish(z.object({ name: z.string(), artists: z.optional(z.array(z.object({ name: z.string() }))) })),
});

type PlaybackState = z.output<typeof playbackState>;

/** The track that plays, or in words why there is none to show. */
export type Playing = { track: { title: string; artist: string } } | { noTrack: string };

const line = (text: string): string => {
  const clean = text
    .replace(/\p{Cc}+/gu, " ")
    .toWellFormed()
    .trim();
  return clean.length <= limits.trackName ? clean : `${clean.slice(0, limits.trackName - 1).trimEnd()}…`.toWellFormed();
};

function playingOf(state: PlaybackState | null): Playing {
  if (!state?.is_playing) return { noTrack: "Nothing is playing on Spotify." };
  if (state.device?.is_private_session) return { noTrack: "Spotify is in a private session." };
  if (state.currently_playing_type === "episode") return { noTrack: "Spotify is playing a podcast." };
  if (state.currently_playing_type === "ad") return { noTrack: "Spotify is playing an advertisement." };
  const title = line(state.item?.name ?? "");
  const artist = line((state.item?.artists ?? []).flatMap(({ name }) => name || []).join(", "));
  if (state.currently_playing_type !== "track" || !title) return { noTrack: "Spotify is not playing a track." };
  return { track: { title, artist } };
}

/** What the account plays now. @throws {SpotifyFault} `unauthorized` when the access token is not taken */
export async function currentlyPlaying({ apiUrl }: SpotifySettings, accessToken: string): Promise<Playing> {
  const state = await ask(
    `${apiUrl}/v1/me/player?additional_types=track,episode`,
    { headers: { Authorization: `Bearer ${accessToken}`, Accept: "application/json" } },
    playbackState,
  );
  return playingOf(state);
}
