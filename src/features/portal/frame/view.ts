import * as z from "zod/mini";
import { eventCategories } from "../../../content/categories.ts";
import { bookingStatuses } from "../../../content/statuses.ts";
import { isCalendarDate } from "../../../platform/dates.ts";
import { paidPurposes } from "../../payments/model.ts";
import { requestTypes } from "../../requests/model.ts";

const calendarDate = z.custom<`${number}-${number}-${number}`>(
  (value) => typeof value === "string" && isCalendarDate(value),
);

/** `hours` is its length. */
export const portalBooking = z.object({
  id: z.string(),
  eventDate: calendarDate,
  eventType: z.string(),
  category: z.nullable(z.enum(eventCategories)),
  venue: z.nullable(z.string()),
  city: z.nullable(z.string()),
  package: z.string(),
  /** Sums in words. */
  lines: z.array(z.object({ label: z.string(), sum: z.string() })),
  hours: z.number(),
  /** In words. */
  times: z.string(),
  status: z.enum(bookingStatuses),
  /** Of a hold that ends by itself, in words. */
  held: z.nullable(z.object({ until: z.string(), left: z.string() })),
  /** Instant; may be over. */
  holdEndsAt: z.nullable(z.number()),
  /** Then only the DJ can hold the date again. */
  isHeldTwice: z.boolean(),
  /** Of a new hold. */
  holdHours: z.number(),
  /** In cents; the next debt with its date in words, overdue when `isLate`; null while nothing is owed. */
  money: z.object({
    total: z.number(),
    paid: z.number(),
    returned: z.number(),
    courtesy: z.number(),
    left: z.number(),
    credit: z.number(),
    /** What is left waits until the date is held again. */
    waits: z.boolean(),
    /** Of one that has ended; null where the site cannot tell. */
    goesBack: z.nullable(z.number()),
    /** By card, and not yet told by Stripe: then nothing is asked for. */
    confirming: z.number(),
    owed: z.nullable(
      z.object({ purpose: z.enum(paidPurposes), amount: z.number(), due: z.string(), isLate: z.boolean() }),
    ),
  }),
  /** At the business; negative once it is over. */
  daysToGo: z.number(),
  songs: z.number(),
  /** Of a change of what is signed that waits for the other side's yes. */
  proposedBy: z.nullable(z.enum(["client", "dj"])),
  /** The client signs; somebody else does in their place otherwise. */
  isSigner: z.boolean(),
  /** Who on the client's side has not signed the agreement that counts; the client has an empty id. */
  unsigned: z.array(z.object({ id: z.string(), name: z.string() })),
});

export type PortalBooking = z.output<typeof portalBooking>;

export type BookingChoice = Pick<PortalBooking, "id" | "eventDate" | "eventType">;

/** `createdAt` is an instant. */
const portalRequest = z.object({
  id: z.string(),
  type: z.enum(requestTypes),
  subject: z.string(),
  message: z.string(),
  songRequest: z.nullable(z.string()),
  status: z.string(),
  adminResponse: z.nullable(z.string()),
  createdAt: z.number(),
  /** Of one that came by mail. */
  files: z.optional(z.array(z.object({ name: z.string(), href: z.nullable(z.string()) }))),
});

export type PortalRequest = z.output<typeof portalRequest>;

/** Newest first. `older` is the cursor of the next page; `null` on the last. */
export const portalRequestPage = z.object({ requests: z.array(portalRequest), older: z.nullable(z.string()) });

export type PortalRequestPage = z.output<typeof portalRequestPage>;
