import * as z from "zod/mini";
import { limits } from "../../platform/fields/fields.ts";

export const crateLimits = {
  tracks: 50_000,
  /** In bytes. */
  file: 60 * 1024 * 1024,
  /** Tracks, and bytes as JSON: with its ids a portion is one row, which a copy of the database puts back in 100,000 bytes. */
  portion: 150,
  portionBytes: 40_000,
  /** In characters. */
  name: limits.trackName,
  key: 20,
  location: 1000,
} as const;

const line = (most: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(most),
    z.refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed()),
  );

/** `location` is a path or a service's address. */
const track = z.object({
  title: line(crateLimits.name),
  artist: z.nullable(line(crateLimits.name)),
  mix: z.nullable(line(crateLimits.name)),
  seconds: z.nullable(z.int().check(z.positive())),
  bpm: z.nullable(z.number().check(z.positive())),
  key: z.nullable(line(crateLimits.key)),
  explicit: z.nullable(z.boolean()),
  location: z.nullable(line(crateLimits.location)),
});

export type Track = z.output<typeof track>;

/** Names stand in where the export has no path. */
export const trackId = ({ location, title, artist, mix }: Track): string =>
  location ?? [title, artist ?? "", mix ?? ""].join("\t");

/** The SHA-256 of all tracks, so the same library resumes where it stopped. */
const upload = z.string().check(z.regex(/^[\da-f]{64}$/));
const count = z.int().check(z.minimum(1), z.maximum(crateLimits.tracks));

export const beginForm = z.object({ upload });
export const portionForm = z.object({
  upload,
  number: z.int().check(z.minimum(0), z.maximum(crateLimits.tracks)),
  tracks: z.array(track).check(z.minLength(1), z.maxLength(crateLimits.portion)),
});
export const finishForm = z.object({ upload, portions: count });

export const beginAnswer = z.object({ portions: z.number() });
export const portionAnswer = z.object({ number: z.number() });

/** The last three count tracks where the field is known. */
const crateSums = z.object({ tracks: z.number(), bpm: z.number(), key: z.number(), location: z.number() });

export const finishAnswer = z.object({ added: z.number(), gone: z.number(), changed: z.number(), sums: crateSums });

export type CrateSums = z.output<typeof crateSums>;
export type Replaced = z.output<typeof finishAnswer>;
