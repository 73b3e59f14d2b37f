import * as z from "zod/mini";
import { choice, limits, optionalLine, requiredLine, requiredText, wholeNumber } from "../../../forms/fields.ts";
import { contentLimits } from "./content-fields.ts";

/** Kinds of event under which pages ask for testimonials (`testimonialRoles` in content/landing). */
export const testimonialRoles = [
  "wedding",
  "corporate",
  "private-party",
  "nightclub",
  "school-dance",
  "quinceanera",
  "bar-mitzvah",
] as const;

/** What a client said. `author` is a role and a place, never a person's name. */
export const testimonialForm = z.object({
  author: requiredLine(limits.name, "Please say who, by role and place"),
  role: choice(testimonialRoles, "Please choose a kind of event"),
  rating: wholeNumber(1, 5, "Please enter 1 to 5 stars"),
  quote: requiredText(1, contentLimits.quote, "Quote is required"),
  source: optionalLine(limits.name),
});

export type TestimonialForm = z.output<typeof testimonialForm>;
