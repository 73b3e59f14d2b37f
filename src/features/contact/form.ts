import * as z from "zod/mini";
import { contactEventTypes } from "../../content/event-types.ts";
import { choice, optionalChoice } from "../../platform/fields/choice-fields.ts";
import { optionalFutureDate } from "../../platform/fields/date-fields.ts";
import {
  email,
  honeypot,
  idempotencyKey,
  limits,
  optionalLine,
  optionalText,
  phoneLine,
  requiredLine,
} from "../../platform/fields/fields.ts";

export const contactGuestCounts = ["0-50", "51-100", "101-200", "201-500", "500+"] as const;

/** US dollars. */
export const contactBudgets = ["500-750", "750-1000", "1000-1500", "1500+"] as const;

export const contactForm = z.object({
  firstName: requiredLine(limits.name, "First name is required"),
  lastName: requiredLine(limits.name, "Last name is required"),
  email: email("Please enter a valid email"),
  phone: phoneLine,
  eventType: choice(contactEventTypes, "Please select an event type"),
  eventDate: optionalFutureDate,
  venue: optionalLine(limits.venue),
  guestCount: optionalChoice(contactGuestCounts, "Please select a guest count from the list"),
  budget: optionalChoice(contactBudgets, "Please select a budget from the list"),
  details: optionalText(limits.details),
  /** A package no longer offered must not refuse the message. */
  package: optionalLine(limits.name),
  leaveBlank: honeypot,
  idempotencyKey,
});

export type ContactMessage = z.output<typeof contactForm>;

export type ContactField = keyof z.input<typeof contactForm>;

export const contactReceipt = z.object({ success: z.literal(true) });
