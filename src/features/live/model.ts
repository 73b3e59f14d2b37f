import * as z from "zod/mini";

/** What plays now, as the server tells it. `updatedAt` is an instant. */
export const nowPlayingState = z.object({
  title: z.string(),
  artist: z.string(),
  isLive: z.boolean(),
  updatedAt: z.number(),
});

/** What plays now. Title and artist are empty until there was a first track. */
export type NowPlaying = z.output<typeof nowPlayingState>;
