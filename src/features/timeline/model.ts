import * as z from "zod/mini";
import { momentLabels } from "../../content/moment-labels.ts";
import type { Words } from "../../content/words/en/index.ts";
import type { ChangeWords } from "../../platform/islands/changes/use-item-list.ts";
import type { OtherWords } from "../../platform/pages/words.ts";

export interface MomentComment {
  id: string;
  momentId: string;
  author: string;
  at: string;
  words: string;
}

/** `pinnedAt` is `HH:MM`; null: it begins when the one before it is over. */
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

export const planMoment = z.object({ ...words, id: z.string(), position: z.string(), revision: z.number() });

export type MomentWords = z.output<typeof momentWords>;
export type Moment = z.output<typeof planMoment>;

/** Of the island. */
export type PlanWords = ChangeWords & OtherWords & Pick<Words, "plan">;

export type MomentField = keyof typeof momentLabels;

const isField = (name: string): name is MomentField => Object.hasOwn(momentLabels, name);

export const momentFields: readonly MomentField[] = Object.keys(momentLabels).filter(isField);

export const wordsOfMoment = (moment: MomentWords): MomentWords => ({
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

export const plainMoment = (name: string, minutes: number): MomentWords => ({
  name,
  minutes,
  pinnedAt: null,
  songTitle: null,
  songArtist: null,
  leader: null,
  note: null,
  sayIt: null,
  speech: false,
  dancing: false,
});

export const momentActs = ["begins", "not-begun", "later"] as const;

/** `longestMoment` is in minutes. */
export const maxMoments = 80;
export const longestMoment = 720;
