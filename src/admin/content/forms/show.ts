import * as z from "zod/mini";
import { isCalendarDate } from "../../../dates.ts";
import { limits, optionalAddress, optionalLine, requiredLine } from "../../../forms/fields.ts";
import { contentLimits, optionalPicture, tick } from "./content-fields.ts";

/** A dated appearance. `date` and `time` are what clocks at the business show. */
export const showForm = z.object({
  title: requiredLine(contentLimits.title, "Title is required"),
  date: z.string("Date is required").check(z.trim(), z.refine(isCalendarDate, "Please enter a valid date")),
  time: z
    .string("Time is required")
    .check(z.trim(), z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Please enter a time such as 21:00")),
  venue: optionalLine(limits.venue),
  city: optionalLine(limits.name),
  heroImage: optionalPicture,
  ticketsUrl: optionalAddress(contentLimits.address),
  isLive: tick,
});

export type ShowForm = z.output<typeof showForm>;
