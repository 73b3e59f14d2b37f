import * as z from "zod/mini";
import { anyLine, limits } from "../../../../platform/fields/fields.ts";
import { momentActs } from "../../../timeline/model.ts";

/** `key` is a song, a moment or (`count`, `leave-out`) a network. `back` undoes that a song is playing. */
const boothActs = [
  ...["next", "playing", "played", "declined", "asked", "open", "closed", "count", "leave-out", "back"],
  ...momentActs,
] as const;

type MomentAct = (typeof momentActs)[number];

export const isMomentAct = (act: BoothMove["act"]): act is MomentAct => momentActs.some((each) => each === act);

const longestMinutes = 720;

const line = z.optional(anyLine(limits.songRequest));

/** A typed song has only a title. A move stored without a signal has its instant (`at`) and previous state (`from`). */
export const boothForm = z.object({
  act: z.enum(boothActs),
  key: z.optional(z.string().check(z.maxLength(500))),
  title: line,
  artist: line,
  at: z.optional(z.pipe(z.transform(Number), z.int().check(z.minimum(0)))),
  from: z.optional(z.string().check(z.maxLength(20))),
  minutes: z.optional(
    z.pipe(z.transform(Number), z.int().check(z.minimum(-longestMinutes), z.maximum(longestMinutes))),
  ),
});

export type BoothMove = z.output<typeof boothForm>;
export type BoothField = keyof BoothMove;
