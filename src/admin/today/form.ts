import * as z from "zod/mini";
import { limits, optionalLine, requiredLine } from "../../forms/fields.ts";

const isLive = z.union([z.boolean(), z.stringbool()], "Please say whether the show is live");

/** A track that the administrator sets by hand. The live flag is not its business: it may have changed meanwhile. */
export const trackForm = z.object({
  title: requiredLine(limits.trackName, "Title is required"),
  artist: requiredLine(limits.trackName, "Artist is required"),
});

export type TrackField = keyof z.input<typeof trackForm>;

/**
 * What plays now, as the administrator sets it. Title and artist belong together; both empty leave the track as it is,
 * so that going live or offline needs no track. A track without the flag leaves the flag as it is.
 */
export const nowPlayingForm = z
  .object({
    title: optionalLine(limits.trackName),
    artist: optionalLine(limits.trackName),
    isLive: z.optional(isLive),
  })
  .check(
    z.refine(({ title, artist, isLive: live }) => title !== null || (artist === null && live !== undefined), {
      path: ["title"],
      message: "Title is required",
    }),
    z.refine(({ title, artist, isLive: live }) => artist !== null || (title === null && live !== undefined), {
      path: ["artist"],
      message: "Artist is required",
    }),
  );

/** The answer to a sync: the track, or why there is none. */
export const syncAnswer = z.object({
  track: z.optional(z.object({ title: z.string(), artist: z.string(), isLive: z.boolean() })),
  message: z.optional(z.string()),
});
