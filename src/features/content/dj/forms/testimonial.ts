import * as z from "zod/mini";
import { translations } from "../../../../content/languages.ts";
import { site } from "../../../../content/site.ts";
import {
  choice,
  limits,
  optionalChoice,
  optionalLine,
  requiredLine,
  requiredText,
  wholeNumber,
} from "../../../../platform/fields/fields.ts";
import { languageName } from "../../../../platform/language.ts";
import { testimonialRoles } from "../../../reviews/model.ts";
import { contentLimits } from "./content-fields.ts";
import type { ContentKindDescription } from "./content-kind.ts";

/** By their English names. */
const languages = Object.fromEntries(["en", ...Object.keys(translations)].map((tag) => [tag, languageName(tag)]));

/** `author` is a role and a place, never a person's name. */
export const testimonialForm = z.object({
  author: requiredLine(limits.name, "Please say who, by role and place"),
  role: choice(Object.keys(testimonialRoles), "Please choose a kind of event"),
  rating: wholeNumber(1, 5, "Please enter 1 to 5 stars"),
  quote: requiredText(1, contentLimits.quote, "Quote is required"),
  language: z.pipe(
    optionalChoice(Object.keys(languages), "Please choose a language"),
    z.transform((chosen) => chosen ?? "en"),
  ),
  source: optionalLine(limits.name),
});

export type TestimonialForm = z.output<typeof testimonialForm>;

export const testimonialKind: ContentKindDescription = {
  singular: "testimonial",
  plural: "Testimonials",
  icon: "i-lucide-quote",
  shown: "The newest on the home page, by kind of event on city and service pages.",
  empty: "No testimonials. Their sections stay away until there is one.",
  fields: [
    { name: "author", label: "Who, by role and place", control: "text", placeholder: `Bride, ${site.city}` },
    {
      name: "role",
      label: "Kind of event",
      control: "select",
      options: testimonialRoles,
    },
    { name: "rating", label: "Stars, 1 to 5", control: "number" },
    ...(Object.keys(translations).length > 0
      ? [{ name: "language", label: "Written in", control: "select", options: languages, optional: true } as const]
      : []),
    { name: "source", label: "Where it was said", control: "text", optional: true },
    { name: "quote", label: "Quote", control: "area", wide: true },
  ],
};
