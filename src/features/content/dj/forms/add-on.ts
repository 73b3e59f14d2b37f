import * as z from "zod/mini";
import { optionalLine, requiredLine, wholeNumber } from "../../../../platform/fields/fields.ts";
import { onPaper } from "../../../../platform/fields/on-paper.ts";
import { contentLimits, lines, price, tick } from "./content-fields.ts";
import type { ContentKindDescription } from "./content-kind.ts";

/** `price` in cents for one. */
export const addOnForm = z.object({
  name: requiredLine(contentLimits.title, "Name is required").check(onPaper),
  price,
  unit: optionalLine(contentLimits.packageName),
  most: wholeNumber(1, 999, "Please enter how many there are at most"),
  position: wholeNumber(1, 999, "Please enter its place in the list, 1 for the first"),
  note: optionalLine(contentLimits.line),
  includedIn: lines(),
  people: wholeNumber(0, 20, "Please enter how many people, 0 for none"),
  isHour: tick,
});

export type AddOnForm = z.output<typeof addOnForm>;

export const addOnKind: ContentKindDescription = {
  singular: "add-on",
  plural: "Add-ons",
  icon: "i-lucide-circle-plus",
  shown: "In the quote builder, beside the packages.",
  empty: "No add-ons. The quote builder sells packages alone, and no more hours than they have.",
  fields: [
    { name: "name", label: "Name", control: "text", wide: true },
    { name: "price", label: "Price of one, in dollars", control: "text", placeholder: "25" },
    { name: "unit", label: "What one is called", control: "text", optional: true, placeholder: "each, a pair" },
    { name: "most", label: "How many at most", control: "number" },
    { name: "position", label: "Place in the list", control: "number" },
    { name: "people", label: "People to bring along for one, besides you", control: "number" },
    { name: "note", label: "In a few words", control: "text", optional: true, wide: true },
    {
      name: "includedIn",
      label: "Part of these packages, one name a line",
      control: "area",
      optional: true,
      wide: true,
    },
    { name: "isHour", label: "One more hour of music, in place of any other", control: "tick", optional: true },
  ],
};
