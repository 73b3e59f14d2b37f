import * as z from "zod/mini";
import { anyLine, limits } from "../../../../platform/fields/fields.ts";
import { momentActs } from "../../../timeline/model.ts";

/** More music: asked on the client's phone, agreed to in the room, taken back. */
const overtimeActs = { "more-asked": "ask", "more-agreed": "yes", "more-back": "back" } as const;
const overtimeNames = ["more-asked", "more-agreed", "more-back"] as const;

/**
 * `key` is a song, a moment, (`count`, `leave-out`) a network or (`more-…`) the end that is moved. `back` undoes that a
 * song is playing.
 */
const boothActs = [
  "next",
  "playing",
  "played",
  "declined",
  "asked",
  "open",
  "closed",
  "count",
  "leave-out",
  "back",
  ...momentActs,
  ...overtimeNames,
] as const;

type MomentAct = (typeof momentActs)[number];

export const isMomentAct = (act: BoothMove["act"]): act is MomentAct => momentActs.some((each) => each === act);

type OvertimeName = (typeof overtimeNames)[number];

export const isOvertimeAct = (act: BoothMove["act"]): act is OvertimeName => act in overtimeActs;

export const overtimeActOf = (act: OvertimeName) => overtimeActs[act];

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
