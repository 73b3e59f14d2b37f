import * as z from "zod/mini";

/** `updatedAt` is an instant. */
export const nowPlayingState = z.object({
  title: z.string(),
  artist: z.string(),
  isLive: z.boolean(),
  updatedAt: z.number(),
});

export type NowPlaying = z.output<typeof nowPlayingState>;
