import * as z from "zod/mini";
import { identity } from "../../../content/business.ts";
import { type FoundSong, longestSong } from "../model.ts";

export interface MusicBrainzSettings {
  url: string;
  siteOrigin: string;
}

/** Milliseconds, short because somebody is typing. */
const timeout = 4000;

/** Several recordings are often of one song. */
const mostAsked = 25;

const answer = z.object({
  recordings: z.array(
    z.object({
      title: z.string(),
      length: z.optional(z.nullable(z.number())),
      disambiguation: z.optional(z.nullable(z.string())),
      "artist-credit": z.optional(
        z.array(z.object({ name: z.string(), joinphrase: z.optional(z.nullable(z.string())) })),
      ),
    }),
  ),
});

/** `words` must be letters and digits. */
const queryFor = (words: string): string =>
  words
    .split(" ")
    .map((word) => `(recording:${word}* OR artist:${word}*)`)
    .join(" AND ");

const secondsOf = (milliseconds: number | null | undefined): number | null => {
  const seconds = Math.round((milliseconds ?? 0) / 1000);
  return seconds >= 1 && seconds <= longestSong ? seconds : null;
};

const explicitOf = (words: string | null | undefined): boolean | null =>
  /\bexplicit\b/i.test(words ?? "") ? true : /\bclean\b/i.test(words ?? "") ? false : null;

/** @throws when it fails, takes longer than 4 seconds or answers nonsense */
export async function askMusicBrainz({ url, siteOrigin }: MusicBrainzSettings, words: string): Promise<FoundSong[]> {
  const query = new URLSearchParams({ query: queryFor(words), fmt: "json", limit: String(mostAsked) });
  const response = await fetch(`${url}/ws/2/recording?${query}`, {
    headers: { Accept: "application/json", "User-Agent": `${identity.name.replaceAll(" ", "")}/1.0 ( ${siteOrigin} )` },
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { recordings } = z.parse(answer, await response.json());
  return recordings.map((recording) => ({
    title: recording.title,
    artist:
      (recording["artist-credit"] ?? [])
        .map(({ name, joinphrase }) => name + (joinphrase ?? ""))
        .join("")
        .trim() || null,
    seconds: secondsOf(recording.length),
    explicit: explicitOf(recording.disambiguation),
  }));
}
