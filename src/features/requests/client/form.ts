import * as z from "zod/mini";
import { type CalendarDate, isCalendarDate } from "../../../platform/dates.ts";
import { idempotencyKey, limits, optionalText, requiredLine } from "../../../platform/fields/fields.ts";

const about = {
  bookingId: requiredLine(limits.name, "The booking is missing"),
  message: optionalText(limits.details),
  idempotencyKey,
};

export const cancelForm = z.object(about);

/** Whether the day is open is looked up when it is asked for. */
export const postponeForm = z.object({
  ...about,
  date: z.custom<CalendarDate>((value) => typeof value === "string" && isCalendarDate(value), "Please choose the day"),
});

export type PlanField = keyof z.input<typeof postponeForm>;
