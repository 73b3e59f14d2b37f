import * as z from "zod/mini";
import type { FormState } from "../../platform/fields/form-state.ts";
import type { CommentField } from "./plan-form.ts";

/** A moment that is open in its place, with what was refused there; null: it shows what is stored. */
export interface OpenMoment {
  id: string;
  form: FormState<MomentField> | null;
  comment?: FormState<CommentField>;
}

/** What somebody said of a moment. `at` is when, in words. */
export interface SaidOfMoment {
  id: string;
  momentId: string;
  author: string;
  at: string;
  words: string;
}

/** What people write of a moment. `pinnedAt` is `HH:MM`; null: it begins when the one before it is over. */
const words = {
  name: z.string(),
  minutes: z.number(),
  pinnedAt: z.nullable(z.string()),
  songTitle: z.nullable(z.string()),
  songArtist: z.nullable(z.string()),
  leader: z.nullable(z.string()),
  note: z.nullable(z.string()),
  sayIt: z.nullable(z.string()),
  speech: z.boolean(),
  dancing: z.boolean(),
};

export const momentWords = z.object(words);

/** A moment of an evening. `position` orders those of a plan, `revision` grows with each change. */
export const planMoment = z.object({ ...words, id: z.string(), position: z.string(), revision: z.number() });

export type MomentWords = z.output<typeof momentWords>;
export type Moment = z.output<typeof planMoment>;

/** The fields of a moment that are changed each for itself, as people read their names. A song is its title and artist. */
export const momentLabels = {
  name: "Moment",
  minutes: "Length",
  pinnedAt: "Begins at",
  songTitle: "Song",
  songArtist: "Artist",
  leader: "Who leads",
  note: "Notes",
  sayIt: "Say it like this",
  speech: "Needs a microphone",
  dancing: "Guests dance",
} as const satisfies Record<keyof MomentWords, string>;

export type MomentField = keyof typeof momentLabels;

const isField = (name: string): name is MomentField => Object.hasOwn(momentLabels, name);

export const momentFields: readonly MomentField[] = Object.keys(momentLabels).filter(isField);

/** The words of a moment alone. */
export const wordsOf = (moment: MomentWords): MomentWords => ({
  name: moment.name,
  minutes: moment.minutes,
  pinnedAt: moment.pinnedAt,
  songTitle: moment.songTitle,
  songArtist: moment.songArtist,
  leader: moment.leader,
  note: moment.note,
  sayIt: moment.sayIt,
  speech: moment.speech,
  dancing: moment.dancing,
});

/** A moment of which nothing is known but its name and length. */
export const plainMoment = (name: string, minutes: number): MomentWords => ({
  ...{ name, minutes, pinnedAt: null, songTitle: null, songArtist: null, leader: null, note: null, sayIt: null },
  ...{ speech: false, dancing: false },
});

/** How many moments a plan takes, and the longest of one, in minutes. */
export const maxMoments = 80;
export const longestMoment = 720;
