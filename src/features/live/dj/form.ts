import * as z from "zod/mini";
import { choice, limits, optionalLine, requiredLine } from "../../../platform/fields/fields.ts";
import { nowPlayingState } from "../model.ts";

const isLive = z.union([z.boolean(), z.stringbool()], "Please say whether the show is live");

/** Until Spotify's next track, or minutes. */
export const holdChoices = ["track", "15", "60", "180"] as const;
export type HoldChoice = (typeof holdChoices)[number];

const hold = z.optional(choice(holdChoices, "Please choose how long Spotify waits"));

/** Leaves out the live flag, which may have changed meanwhile. */
export const trackForm = z.object({
  title: requiredLine(limits.trackName, "Title is required"),
  artist: requiredLine(limits.trackName, "Artist is required"),
  hold,
});

export type TrackField = keyof z.input<typeof trackForm>;

/** Without title and artist the track stays, so that going live needs none. */
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

/** Until an instant, or `null` until Spotify's next track. */
const trackHold = z.object({ until: z.nullable(z.number()) });
export type TrackHold = z.output<typeof trackHold>;

export const nowPlayingAnswer = z.extend(nowPlayingState, { hold: z.nullable(trackHold) });

export const syncAnswer = z.object({
  track: z.optional(z.object({ title: z.string(), artist: z.string(), isLive: z.boolean() })),
  message: z.optional(z.string()),
});
