import * as z from "zod/mini";
import { requiredLine } from "../../../forms/fields.ts";
import { contentLimits, lines, price } from "./content-fields.ts";

/** Towns that the way to costs the same, in cents. */
export const travelZoneForm = z.object({
  name: requiredLine(contentLimits.title, "Name is required"),
  price,
  cities: lines("Please name at least one town"),
});

export type TravelZoneForm = z.output<typeof travelZoneForm>;
