import * as z from "zod/mini";
import { choice, optionalChoice } from "../../../platform/fields/choice-fields.ts";
import { limits, requiredLine, requiredText } from "../../../platform/fields/fields.ts";

export const stars = ["5", "4", "3", "2", "1"] as const;

/** In characters. */
const [shortest, longest] = [10, 2000] as const;

export const reviewForm = z.object({
  booking: requiredLine(limits.name, "The booking is missing"),
  rating: choice(stars, "Please choose how many stars"),
  words: requiredText(shortest, longest, `Please write a few words (at least ${shortest} characters)`),
  name: requiredLine(limits.name, "Please say how it is signed"),
  mayShow: optionalChoice(["yes"], "Please tick it or leave it"),
});

export type ReviewField = keyof z.input<typeof reviewForm>;
