import * as z from "zod/mini";

/** A song that is suggested while somebody types. `seconds` and `explicit` are null where not known. */
export const foundSong = z.object({
  title: z.string(),
  artist: z.nullable(z.string()),
  seconds: z.nullable(z.number()),
  explicit: z.nullable(z.boolean()),
});

export type FoundSong = z.output<typeof foundSong>;
