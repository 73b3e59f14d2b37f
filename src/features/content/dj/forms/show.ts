import * as z from "zod/mini";
import { zoneName } from "../../../../content/business.ts";
import { isCalendarDate } from "../../../../platform/dates.ts";
import { limits, optionalAddress, optionalLine, requiredLine } from "../../../../platform/fields/fields.ts";
import { contentLimits, optionalPicture, tick } from "./content-fields.ts";
import { type ContentKindDescription, pictureField } from "./content-kind.ts";

/** `date` and `time` at the business. */
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

export const showKind: ContentKindDescription = {
  singular: "show",
  plural: "Shows",
  icon: "i-lucide-ticket",
  shown: "On the live page while they are ahead. The weekly sets are not among them.",
  empty: "No dated shows. The live page shows the weekly sets alone.",
  fields: [
    { name: "title", label: "Title", control: "text", wide: true },
    { name: "date", label: "Date", control: "date" },
    { name: "time", label: `Time, ${zoneName}`, control: "time" },
    { name: "venue", label: "Venue", control: "text", optional: true },
    { name: "city", label: "City", control: "text", optional: true },
    { name: "ticketsUrl", label: "Address of the tickets", control: "url", optional: true, wide: true },
    pictureField("heroImage", "Picture"),
    { name: "isLive", label: "Streamed live as well", control: "tick", optional: true },
  ],
};
