import * as z from "zod/mini";
import { type CalendarDate, isCalendarDate } from "../../platform/dates.ts";

/** What can be said of a date, to everyone. It never says who has it, nor why. */
const dateStates = ["free", "held", "taken", "too-soon", "past", "too-far"] as const;

export type DateState = (typeof dateStates)[number];

const date = z.custom<CalendarDate>((value) => typeof value === "string" && isCalendarDate(value));

/**
 * The answer to a date: `nearest` are free dates close to one that is held or taken, its own weekday first; `heldUntil` (ISO 8601,
 * UTC) is when a hold ends unless its date is booked or the hold prolonged.
 */
export const dateAnswer = z.object({
  ...{ date, state: z.enum(dateStates), nearest: z.array(date) },
  heldUntil: z.optional(z.string()),
});

export type DateAnswer = z.infer<typeof dateAnswer>;

/** Each day of a month, `YYYY-MM`, in order. */
const monthAnswer = z.object({
  month: z.string(),
  days: z.array(z.object({ date, state: z.enum(dateStates) })),
});

export type MonthAnswer = z.infer<typeof monthAnswer>;
