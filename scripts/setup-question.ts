import { sample } from "./sample-business.ts";
import type { Business } from "./setup-file.ts";

/** The business, and what stands in wrangler.toml and LICENSE. */
export interface Answers extends Business {
  origin: string;
  /** Name of the Worker. */
  worker: string;
  codeLicense: string;
  pictureLicense: string;
}

export interface Question {
  flag: string;
  ask: string;
  /** The present value, as it would be typed. */
  shown(answers: Answers): string;
  /** @throws with what is wrong, in words */
  set(answers: Answers, typed: string): Answers;
  /** Offered in place of the sample's value. */
  suggested?(answers: Answers): string | undefined;
}

export interface Group {
  title: string;
  questions: readonly Question[];
}

export const withIdentity = (answers: Answers, change: Partial<Answers["identity"]>): Answers => ({
  ...answers,
  identity: { ...answers.identity, ...change },
});

export const isSample = (now: unknown, before: unknown): boolean => JSON.stringify(now) === JSON.stringify(before);

export const isRenamed = ({ identity }: Pick<Answers, "identity">): boolean => identity.name !== sample.identity.name;
