import * as z from "zod/mini";
import { type CalendarDate, isCalendarDate } from "../../platform/dates.ts";

/** Public, so it never says who has a date, nor why. */
const dateStates = ["free", "held", "taken", "too-soon", "past", "too-far"] as const;

export type DateState = (typeof dateStates)[number];

const date = z.custom<CalendarDate>((value) => typeof value === "string" && isCalendarDate(value));

/** `nearest` has the same weekday first; `heldUntil` (ISO 8601, UTC) is when a hold ends unless booked or prolonged. */
export const dateAnswer = z.object({
  date,
  state: z.enum(dateStates),
  nearest: z.array(date),
  heldUntil: z.optional(z.string()),
});

export type DateAnswer = z.infer<typeof dateAnswer>;

/** `YYYY-MM` */
const monthAnswer = z.object({
  month: z.string(),
  days: z.array(z.object({ date, state: z.enum(dateStates) })),
});

export type MonthAnswer = z.infer<typeof monthAnswer>;
