import * as z from "zod/mini";
import { eventCategories } from "../../content/categories.ts";
import { leadEventTypes } from "../../content/event-types.ts";
import { leadBudgets } from "../../content/offers.ts";
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

export const leadGuestCounts = ["1-50", "51-100", "101-200", "201-300", "300+"] as const;

const selectEventType = "Please select an event type";

export const leadForm = z
  .object({
    eventCategory: choice(eventCategories, "Please choose corporate, wedding or private-party"),
    firstName: requiredLine(limits.name, "First name is required"),
    lastName: requiredLine(limits.name, "Last name is required"),
    email: email("Please enter a valid email"),
    phone: phoneLine,
    companyName: optionalLine(limits.company),
    eventType: requiredLine(limits.name, selectEventType),
    eventDate: optionalFutureDate,
    guestCount: optionalChoice(leadGuestCounts, "Please select a guest count from the list"),
    budget: choice(leadBudgets, "Please select a budget range"),
    details: optionalText(limits.details),
    leaveBlank: honeypot,
    idempotencyKey,
  })
  .check(
    z.refine(({ eventCategory, eventType }) => leadEventTypes[eventCategory].some((type) => type === eventType), {
      path: ["eventType"],
      message: selectEventType,
    }),
  );

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
