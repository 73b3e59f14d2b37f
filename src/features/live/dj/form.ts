import * as z from "zod/mini";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { limits, optionalLine, requiredLine } from "../../../platform/fields/fields.ts";
import { nowPlayingState } from "../model.ts";

const isLive = z.union([z.boolean(), z.stringbool()], "Please say whether the show is live");

/** How long a track that was set by hand keeps Spotify's away: until its next one, or for so many minutes. */
export const holdChoices = ["track", "15", "60", "180"] as const;
export type HoldChoice = (typeof holdChoices)[number];

const hold = z.optional(choice(holdChoices, "Please choose how long Spotify waits"));

/** A track that the administrator sets by hand. The live flag is not its business: it may have changed meanwhile. */
export const trackForm = z.object({
  title: requiredLine(limits.trackName, "Title is required"),
  artist: requiredLine(limits.trackName, "Artist is required"),
  hold,
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
    hold,
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

/** A hold as the page tells of it: until an instant, or `null` until Spotify's next track. */
const trackHold = z.object({ until: z.nullable(z.number()) });
export type TrackHold = z.output<typeof trackHold>;

/** The answer to a change: what plays now, and what holds Spotify off. */
export const nowPlayingAnswer = z.extend(nowPlayingState, { hold: z.nullable(trackHold) });

/** The answer to a sync: the track, or why there is none. */
export const syncAnswer = z.object({
  track: z.optional(z.object({ title: z.string(), artist: z.string(), isLive: z.boolean() })),
  message: z.optional(z.string()),
});
