import * as z from "zod/mini";
import { clientRequestStatuses } from "../../../content/statuses.ts";
import { choice, limits, requiredText, textList } from "../../../platform/fields/fields.ts";

const longestQuery = 1000;

export const statusForm = z.object({
  status: choice(clientRequestStatuses, "Please choose a status"),
  list: z.optional(z.string().check(z.maxLength(longestQuery))),
});

export const answerForm = z.object({
  response: requiredText(1, limits.details, "Please write the answer first"),
  papers: textList,
  /** The answer as the page showed it. */
  seen: z.optional(z.string()),
});

export const decisionForm = z.object({ decision: choice(["accept", "discard"], "Please choose") });

export type AnswerField = keyof z.input<typeof answerForm>;
