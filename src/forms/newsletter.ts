import * as z from "zod/mini";
import { email, honeypot, idempotencyKey, limits, optionalChoices, optionalLine, requiredLine } from "./fields.ts";

/** What a subscriber may ask to hear of (row 9.18 of docs/spec-coverage.md). */
export const newsletterInterests = ["live-streams", "new-mixes", "events", "booking"] as const;
export type NewsletterInterest = (typeof newsletterInterests)[number];

export const interestLabels: Readonly<Record<NewsletterInterest, string>> = {
  "live-streams": "Live streams",
  "new-mixes": "New mixes",
  events: "Events",
  booking: "Booking",
};

const emailAddress = email("Please enter a valid email");

/** The newsletter signup. The same schema checks in the island and in `POST /api/newsletter`. */
export const newsletterForm = z.object({
  firstName: requiredLine(limits.name, "First name is required"),
  email: emailAddress,
  phone: optionalLine(limits.phone),
  interests: optionalChoices(newsletterInterests, "Please choose interests from the list"),
  leaveBlank: honeypot,
  idempotencyKey,
});

export type NewsletterField = keyof z.input<typeof newsletterForm>;

/** The notify-me form of the live page: an address, for `live-streams` alone. */
export const notifyForm = z.object({ email: emailAddress, leaveBlank: honeypot, idempotencyKey });

/** The answer to a signup, the same whether or not the address was known. */
export const signupReceipt = z.object({ message: z.string() });
export type SignupReceipt = z.output<typeof signupReceipt>;
