import * as z from "zod/mini";
import { optionalLine, requiredLine, wholeNumber } from "../../../forms/fields.ts";
import { contentLimits, lines, price, tick } from "./content-fields.ts";

/** What is sold beside packages: `price` in cents for one, of which there are `most`. */
export const addOnForm = z.object({
  name: requiredLine(contentLimits.title, "Name is required"),
  price,
  unit: optionalLine(contentLimits.packageName),
  most: wholeNumber(1, 999, "Please enter how many there are at most"),
  position: wholeNumber(1, 999, "Please enter its place in the list, 1 for the first"),
  note: optionalLine(contentLimits.line),
  includedIn: lines(),
  isHour: tick,
});

export type AddOnForm = z.output<typeof addOnForm>;
