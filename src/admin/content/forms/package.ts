import * as z from "zod/mini";
import { requiredLine, wholeNumber } from "../../../forms/fields.ts";
import { contentLimits, lines, price, tick } from "./content-fields.ts";

/** A package on offer: `price` in cents, `duration` in hours of music. */
export const packageForm = z.object({
  name: requiredLine(contentLimits.packageName, "Name is required"),
  price,
  duration: wholeNumber(1, 24, "Please enter whole hours, 1 to 24"),
  description: requiredLine(contentLimits.summary, "Description is required"),
  features: lines("Please name at least one feature"),
  isPopular: tick,
});

export type PackageForm = z.output<typeof packageForm>;
