import * as z from "zod/mini";
import { idempotencyKey, limits, optionalText, requiredText } from "../../../platform/fields/fields.ts";

/** Characters. */
const longestToken = 1000;

const token = z.string("Please open the link in your mail again").check(z.maxLength(longestToken));

export const quoteTokenForm = z.object({ token });

export const quoteQuestionForm = z.object({
  token,
  question: requiredText(2, limits.details, "Please write your question first"),
  idempotencyKey,
});

export const quoteDeclineForm = z.object({ token, reason: optionalText(limits.songNote) });

export type QuoteWords = "question" | "reason";
