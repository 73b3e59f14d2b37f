import * as z from "zod/mini";
import {
  email,
  honeypot,
  idempotencyKey,
  limits,
  optionalChoices,
  phoneLine,
  requiredLine,
} from "../../platform/fields/fields.ts";
import { newsletterInterests } from "./model.ts";

export const newsletterForm = z.object({
  firstName: requiredLine(limits.name, "First name is required"),
  email: email("Please enter a valid email"),
  phone: phoneLine,
  interests: optionalChoices(newsletterInterests, "Please choose interests from the list"),
  leaveBlank: honeypot,
  idempotencyKey,
});

export type NewsletterField = keyof z.input<typeof newsletterForm>;

export const signupReceipt = z.object({ message: z.string() });
