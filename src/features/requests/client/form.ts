import * as z from "zod/mini";
import { calendarDate } from "../../../platform/fields/date-fields.ts";
import { idempotencyKey, limits, optionalText, requiredLine } from "../../../platform/fields/fields.ts";

const about = {
  bookingId: requiredLine(limits.name, "The booking is missing"),
  message: optionalText(limits.details),
  idempotencyKey,
};

export const cancelForm = z.object(about);

export const postponeForm = z.object({
  ...about,
  date: calendarDate("Please choose the day"),
});

export type PlanField = keyof z.input<typeof postponeForm>;
