import * as z from "zod/mini";
import { contactEventTypes } from "../../content/event-types.ts";
import { errors } from "../../content/words/en/errors.ts";
import {
  choice,
  email,
  honeypot,
  idempotencyKey,
  limits,
  optionalChoice,
  optionalFutureDate,
  optionalLine,
  optionalText,
  phoneLine,
  requiredLine,
} from "../../platform/fields/fields.ts";

export const contactGuestCounts = ["0-50", "51-100", "101-200", "201-500", "500+"] as const;

/** US dollars. */
export const contactBudgets = ["500-750", "750-1000", "1000-1500", "1500+"] as const;

export const contactForm = z.object({
  firstName: requiredLine(limits.name, errors.firstName),
  lastName: requiredLine(limits.name, errors.lastName),
  email: email(errors.email),
  phone: phoneLine,
  eventType: choice(contactEventTypes, errors.eventType),
  eventDate: optionalFutureDate,
  venue: optionalLine(limits.venue),
  guestCount: optionalChoice(contactGuestCounts, errors.guestCount),
  budget: optionalChoice(contactBudgets, errors.budgetFromList),
  details: optionalText(limits.details),
  /** A package no longer offered must not refuse the message. */
  package: optionalLine(limits.name),
  leaveBlank: honeypot,
  idempotencyKey,
});

export type ContactMessage = z.output<typeof contactForm>;

export type ContactField = keyof z.input<typeof contactForm>;

export const contactReceipt = z.object({ success: z.literal(true) });
