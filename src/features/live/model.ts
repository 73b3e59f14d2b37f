import * as z from "zod/mini";

/** `updatedAt` is an instant. */
export const nowPlayingState = z.object({
  title: z.string(),
  artist: z.string(),
  isLive: z.boolean(),
  updatedAt: z.number(),
});

/** Title and artist are empty before the first track. */
export type NowPlaying = z.output<typeof nowPlayingState>;
