import * as z from "zod/mini";

/** `held` waits until the DJ has read its words. */
export const guestRequestStates = ["held", "asked", "next", "playing", "played", "declined"] as const;
export type GuestRequestState = (typeof guestRequestStates)[number];

/** `seconds` and `explicit` are null where not known. */
export const foundSong = z.object({
  title: z.string(),
  artist: z.nullable(z.string()),
  seconds: z.nullable(z.number()),
  explicit: z.nullable(z.boolean()),
});

export type FoundSong = z.output<typeof foundSong>;

/** `do-not-play` holds even when a guest asks. */
export const songPreferences = ["must-play", "play-if-possible", "do-not-play", "do-not-play-unless-asked"] as const;
export type SongPreference = (typeof songPreferences)[number];

export const songPreferenceLabels: Readonly<Record<SongPreference, string>> = {
  "must-play": "Must play",
  "play-if-possible": "Play if possible",
  "do-not-play": "Do not play",
  "do-not-play-unless-asked": "Do not play unless a guest asks",
};

/** Seconds. */
export const longestSong = 3600;

export const danceFloor = "Dance floor";
/** Addresses name other lists by their moment's id. */
export const floorList = "floor";

export const maxSongs = 2000;

/** "3:35, Explicit"; empty where neither is known. */
export const songDetails = (
  { seconds, explicit }: { seconds: number | null; explicit: boolean | null },
  words = { explicit: "Explicit", clean: "Clean" },
): string =>
  [seconds === null ? "" : songLength(seconds), explicit === null ? "" : explicit ? words.explicit : words.clean]
    .filter(Boolean)
    .join(", ");

export const songLength = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const address =
  /\b(?:https?:\/\/|www\.|spotify:|(?:open\.spotify|music\.apple|music\.youtube|youtube|youtu|deezer|tidal|soundcloud|music\.amazon)\.\w{2,3}\/)\S*/i;
const ofMany = /playlist|[?&]list=|\/albums?\/|\/sets\//i;

/** Null for text that is no link. */
export function linkAdvice(typed: string): string | null {
  const [link] = address.exec(typed) ?? [];
  if (!link) return null;
  return ofMany.test(link)
    ? "A link to a playlist brings no songs here. Copy its songs, or export it with Exportify or TuneMyMusic, and paste the list."
    : "Please type the song's title and artist in place of a link";
}
