import * as z from "zod/mini";
import { anyLine, limits } from "../../../../platform/fields/fields.ts";

/**
 * What can be done with a song in the booth, with the page of the guests, and with the votes of the network that is the `key`:
 * they count, or do not. `back` takes back that a song is on.
 */
export const boothActs = [
  ...["next", "playing", "played", "declined", "asked", "open", "closed", "count", "leave-out", "back"],
] as const;

const line = z.optional(anyLine(limits.songRequest));

/**
 * A move in the booth. `key` names a song that the booth shows; a typed one has a title alone. A move that waited for a signal
 * says when it was made (`at`, an instant), and from which state (`from`; empty: none).
 */
export const boothForm = z.object({
  act: z.enum(boothActs),
  key: z.optional(z.string().check(z.maxLength(500))),
  title: line,
  artist: line,
  at: z.optional(z.pipe(z.transform(Number), z.int().check(z.minimum(0)))),
  from: z.optional(z.string().check(z.maxLength(20))),
});

export type BoothMove = z.output<typeof boothForm>;
export type BoothField = keyof BoothMove;
