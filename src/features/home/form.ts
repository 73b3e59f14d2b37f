import * as z from "zod/mini";
import { eventCategories } from "../../content/categories.ts";
import { leadEventTypes } from "../../content/event-types.ts";
import { leadBudgets } from "../../content/offers.ts";
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

export const leadGuestCounts = ["1-50", "51-100", "101-200", "201-300", "300+"] as const;

const leadFields = z.object({
  eventCategory: choice(eventCategories, errors.category),
  firstName: requiredLine(limits.name, errors.firstName),
  lastName: requiredLine(limits.name, errors.lastName),
  email: email(errors.email),
  phone: phoneLine,
  companyName: optionalLine(limits.company),
  eventType: requiredLine(limits.name, errors.eventType),
  eventDate: optionalFutureDate,
  guestCount: optionalChoice(leadGuestCounts, errors.guestCount),
  budget: choice(leadBudgets, errors.budget),
  details: optionalText(limits.details),
  leaveBlank: honeypot,
  idempotencyKey,
});

export const leadForm = leadFields.check(
  z.refine(({ eventCategory, eventType }) => leadEventTypes[eventCategory].some((type) => type === eventType), {
    path: ["eventType"],
    message: errors.eventType,
  }),
);

/** Of a page that is about one kind of event. */
export const inquiryForm = z.omit(leadFields, { eventCategory: true, eventType: true, companyName: true });

export type Lead = z.output<typeof leadForm>;

export type LeadField = keyof z.input<typeof leadForm>;

export const leadReceipt = z.object({
  discountCode: z.string(),
  nextSteps: z.string(),
  eventCategory: z.enum(eventCategories),
  /** In words; `null` within business hours. */
  quoteBy: z.nullable(z.string()),
});

export type LeadReceipt = z.output<typeof leadReceipt>;
