import * as z from "zod/mini";
import { eventCategories } from "../../../content/categories.ts";
import { bookingStatuses } from "../../../content/statuses.ts";
import { isCalendarDate } from "../../../platform/dates.ts";
import { paymentPurposes } from "../../payments/model.ts";
import { requestTypes } from "../../requests/model.ts";

const calendarDate = z.custom<`${number}-${number}-${number}`>(
  (value) => typeof value === "string" && isCalendarDate(value),
);

/** A booking as its client sees it; `hours` is how long it lasts. */
export const portalBooking = z.object({
  id: z.string(),
  eventDate: calendarDate,
  eventType: z.string(),
  category: z.nullable(z.enum(eventCategories)),
  venue: z.nullable(z.string()),
  city: z.nullable(z.string()),
  package: z.string(),
  /** What was bought, line by line, each with its sum in words. */
  lines: z.array(z.object({ label: z.string(), sum: z.string() })),
  hours: z.number(),
  /** From when to when there is music, in words. */
  times: z.string(),
  status: z.enum(bookingStatuses),
  /** Of a hold that ends by itself: until when, and how long that is from now, in words. */
  held: z.nullable(z.object({ until: z.string(), left: z.string() })),
  /** When its hold ends or has ended: an instant. */
  holdEndsAt: z.nullable(z.number()),
  /** An ended hold cannot be held again by its client any more. */
  isHeldTwice: z.boolean(),
  /** For how many hours it would be. */
  holdHours: z.number(),
  /** In cents; what is owed next with its date in words, which is over when `isLate`; null while nothing is. */
  money: z.object({
    paid: z.number(),
    /** Paid by card, and not told by the payment service yet: then nothing is asked for. */
    confirming: z.number(),
    owed: z.nullable(
      z.object({ purpose: z.enum(paymentPurposes), amount: z.number(), due: z.string(), isLate: z.boolean() }),
    ),
  }),
  /** From today at the business; negative once it is over. */
  daysToGo: z.number(),
  /** Songs on the client's lists. */
  songs: z.number(),
  /** The DJ would like to change what is signed, and the client has not said yes yet. */
  isChangeProposed: z.boolean(),
  /** The agreement that counts is signed on the client's side. */
  isSignedByClient: z.boolean(),
});

export type PortalBooking = z.output<typeof portalBooking>;

/** One of a client's bookings, as far as it takes to tell it from the others. */
export type BookingChoice = Pick<PortalBooking, "id" | "eventDate" | "eventType">;

/** A request as its client sees it. `createdAt` is an instant. */
const portalRequest = z.object({
  id: z.string(),
  type: z.enum(requestTypes),
  subject: z.string(),
  message: z.string(),
  songRequest: z.nullable(z.string()),
  status: z.string(),
  adminResponse: z.nullable(z.string()),
  createdAt: z.number(),
});

export type PortalRequest = z.output<typeof portalRequest>;

/** Some of a client's requests, newest first. `older` is the cursor of those that follow; `null` when none do. */
export const portalRequestPage = z.object({ requests: z.array(portalRequest), older: z.nullable(z.string()) });

export type PortalRequestPage = z.output<typeof portalRequestPage>;
