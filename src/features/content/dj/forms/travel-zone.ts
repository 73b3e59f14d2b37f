import * as z from "zod/mini";
import { requiredLine } from "../../../../platform/fields/fields.ts";
import { onPaper } from "../../../../platform/fields/on-paper.ts";
import { contentLimits, lines, price } from "./content-fields.ts";
import type { ContentKindDescription } from "./content-kind.ts";

export const travelZoneForm = z.object({
  name: requiredLine(contentLimits.title, "Name is required").check(onPaper),
  price,
  cities: lines("Please name at least one town"),
});

export type TravelZoneForm = z.output<typeof travelZoneForm>;

export const travelZoneKind: ContentKindDescription = {
  singular: "travel zone",
  plural: "Travel zones",
  icon: "i-lucide-map",
  shown: "In the quote builder, as the towns to choose from.",
  empty: "No travel zones. Nobody can build a quote until there is one.",
  fields: [
    { name: "name", label: "Name", control: "text" },
    { name: "price", label: "Price of the way, in dollars", control: "text", placeholder: "75" },
    { name: "cities", label: "Towns, one a line", control: "area", wide: true },
  ],
};
