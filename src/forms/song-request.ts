import * as z from "zod/mini";
import { choice, idempotencyKey, limits, optionalLine, optionalText, requiredLine } from "./fields.ts";

/** How much a client wants a song. */
export const songWishes = ["must-play", "play-if-possible", "do-not-play"] as const;
export type SongWish = (typeof songWishes)[number];

export const songWishLabels: Readonly<Record<SongWish, string>> = {
  "must-play": "Must play",
  "play-if-possible": "Play if possible",
  "do-not-play": "Do not play",
};

/** A song of the client's list. The same schema checks in the island and in the API. */
export const songRequestForm = z.object({
  title: requiredLine(limits.trackName, "Please enter the song's title"),
  artist: optionalLine(limits.trackName),
  note: optionalText(limits.songNote),
  wish: choice(songWishes, "Please choose how much you want it"),
  idempotencyKey,
});
