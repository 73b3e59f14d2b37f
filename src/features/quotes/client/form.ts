import * as z from "zod/mini";
import { idempotencyKey, limits, optionalText, requiredText } from "../../../platform/fields/fields.ts";

/** Longest token of a link that is looked at. */
const longestToken = 1000;

const token = z.string("Please open the link in your mail again").check(z.maxLength(longestToken));

/** What is done with a quote by a button alone. The link's token says which quote. */
export const quoteTokenForm = z.object({ token });

/** A question about a quote. */
export const quoteQuestionForm = z.object({
  token,
  question: requiredText(2, limits.details, "Please write your question first"),
  idempotencyKey,
});

/** A no, with the reason if there is one to say. */
export const quoteDeclineForm = z.object({ token, reason: optionalText(limits.songNote) });

export type QuoteWords = "question" | "reason";
