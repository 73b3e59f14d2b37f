import * as z from "zod/mini";
import { limits, requiredLine } from "../../../platform/fields/fields.ts";

const longestAddress = 2000;

export const calendarForm = z.object({
  label: requiredLine(limits.name, "Please give it a name"),
  address: requiredLine(longestAddress, "Please enter its address"),
});

export type CalendarField = keyof z.input<typeof calendarForm>;
