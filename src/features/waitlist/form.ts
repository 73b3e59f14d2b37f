import * as z from "zod/mini";
import { errors } from "../../content/words/en/errors.ts";
import { calendarDate, email, honeypot, idempotencyKey, limits, optionalLine } from "../../platform/fields/fields.ts";

export const waitlistForm = z.object({
  date: calendarDate(errors.chooseDate),
  email: email(errors.email),
  name: optionalLine(limits.name),
  leaveBlank: honeypot,
  idempotencyKey,
});

export type WaitlistField = keyof z.input<typeof waitlistForm>;
