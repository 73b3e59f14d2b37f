import * as z from "zod/mini";
import { email, honeypot, idempotencyKey } from "../../../platform/fields/fields.ts";

export const notifyForm = z.object({
  email: email("Please enter a valid email"),
  leaveBlank: honeypot,
  idempotencyKey,
});

export type NotifyField = keyof z.input<typeof notifyForm>;
