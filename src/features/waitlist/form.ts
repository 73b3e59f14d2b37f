import * as z from "zod/mini";
import { calendarDate } from "../../platform/fields/date-fields.ts";
import { email, honeypot, idempotencyKey, limits, optionalLine } from "../../platform/fields/fields.ts";

export const waitlistForm = z.object({
  date: calendarDate("Please choose the date"),
  email: email("Please enter a valid email"),
  name: optionalLine(limits.name),
  leaveBlank: honeypot,
  idempotencyKey,
});

export type WaitlistField = keyof z.input<typeof waitlistForm>;
