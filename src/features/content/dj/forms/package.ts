import * as z from "zod/mini";
import { requiredLine, wholeNumber } from "../../../../platform/fields/fields.ts";
import { onPaper } from "../../../../platform/fields/on-paper.ts";
import { contentLimits, lines, price, tick } from "./content-fields.ts";
import type { ContentKindDescription } from "./content-kind.ts";

export const packageForm = z.object({
  name: requiredLine(contentLimits.packageName, "Name is required").check(onPaper),
  price,
  duration: wholeNumber(1, 24, "Please enter whole hours, 1 to 24"),
  description: requiredLine(contentLimits.summary, "Description is required"),
  features: z.pipe(lines("Please name at least one feature"), z.array(z.string().check(onPaper))),
  isPopular: tick,
});

export type PackageForm = z.output<typeof packageForm>;

export const packageKind: ContentKindDescription = {
  singular: "package",
  plural: "Packages",
  icon: "i-lucide-package",
  shown: "On the home, booking and city pages.",
  empty: "No packages. The price list is empty until there is one.",
  fields: [
    { name: "name", label: "Name", control: "text" },
    { name: "price", label: "Price in dollars", control: "text", placeholder: "1,500" },
    { name: "duration", label: "Hours of music", control: "number" },
    { name: "description", label: "Description", control: "text", wide: true },
    { name: "features", label: "Features, one a line", control: "area", wide: true },
    { name: "isPopular", label: "Most popular, in place of any other", control: "tick", optional: true },
  ],
};
