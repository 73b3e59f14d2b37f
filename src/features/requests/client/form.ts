import * as z from "zod/mini";
import { errors } from "../../../content/words/en/errors.ts";
import { calendarDate, idempotencyKey, limits, optionalText, requiredLine } from "../../../platform/fields/fields.ts";

const about = {
  bookingId: requiredLine(limits.name, errors.noBooking),
  message: optionalText(limits.details),
  idempotencyKey,
};

export const cancelForm = z.object(about);

export const keepForm = z.object({ bookingId: about.bookingId, idempotencyKey });

export const postponeForm = z.object({
  ...about,
  date: calendarDate(errors.theDay),
});

export type PlanField = keyof z.input<typeof postponeForm>;
