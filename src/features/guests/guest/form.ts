import * as z from "zod/mini";
import { limits, optionalLine, requiredLine } from "../../../platform/fields/fields.ts";
import { songTitle } from "../../songs/client/form.ts";

/** A song that a guest asks for. */
export const wishForm = z.object({
  title: songTitle(limits.songRequest, "Please type a song"),
  artist: optionalLine(limits.songRequest),
});

/** Names of its fields. */
export type WishField = keyof z.output<typeof wishForm>;

export const wishLabels: Partial<Record<string, string>> = { title: "Song", artist: "Artist" };

/** A vote for a song that somebody has asked for. */
export const voteForm = z.object({ wish: requiredLine(100, "Please choose a song") });
