import * as z from "zod/mini";
import { limits, optionalLine, requiredLine } from "../../../platform/fields/fields.ts";
import { songTitle } from "../../songs/client/form.ts";

export const wishForm = z.object({
  title: songTitle(limits.songRequest, "Please type a song"),
  artist: optionalLine(limits.songRequest),
});

export type WishField = keyof z.output<typeof wishForm>;

export const wishLabels: Partial<Record<string, string>> = { title: "Song", artist: "Artist" };

export const voteForm = z.object({ wish: requiredLine(100, "Please choose a song") });
