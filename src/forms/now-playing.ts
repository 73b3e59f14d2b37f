import * as z from "zod/mini";
import { limits, optionalLine } from "./fields.ts";

/**
 * What plays now, as the administrator sets it. Title and artist belong together; both empty leave the track as it is,
 * so that going live or offline needs no track.
 */
export const nowPlayingForm = z
  .object({
    title: optionalLine(limits.trackName),
    artist: optionalLine(limits.trackName),
    isLive: z.union([z.boolean(), z.stringbool()], "Please say whether the show is live"),
  })
  .check(
    z.refine(({ title, artist }) => artist === null || title !== null, {
      path: ["title"],
      message: "Title is required",
    }),
    z.refine(({ title, artist }) => title === null || artist !== null, {
      path: ["artist"],
      message: "Artist is required",
    }),
  );
