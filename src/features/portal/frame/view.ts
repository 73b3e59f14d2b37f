import * as z from "zod/mini";
import { eventCategories } from "../../../content/categories.ts";
import { bookingStatuses } from "../../../content/statuses.ts";
import { isCalendarDate } from "../../../platform/dates.ts";
import { paidPurposes } from "../../payments/model.ts";
import { requestTypes } from "../../requests/model.ts";

const calendarDate = z.custom<`${number}-${number}-${number}`>(
  (value) => typeof value === "string" && isCalendarDate(value),
);

/** `hours` is the booking's length. */
export const portalBooking = z.object({
  id: z.string(),
  eventDate: calendarDate,
  eventType: z.string(),
  category: z.nullable(z.enum(eventCategories)),
  venue: z.nullable(z.string()),
  city: z.nullable(z.string()),
  package: z.string(),
  lines: z.array(z.object({ label: z.string(), sum: z.string() })),
  hours: z.number(),
  times: z.string(),
  status: z.enum(bookingStatuses),
  /** Of a hold that ends by itself. */
  held: z.nullable(z.object({ until: z.string(), left: z.string() })),
  /** Instant; may be past. */
  holdEndsAt: z.nullable(z.number()),
  /** Somebody else has the date. */
  isTaken: z.boolean(),
  /** Then only the DJ can hold the date again. */
  isHeldTwice: z.boolean(),
  /** Length of a new hold. */
  holdHours: z.number(),
  /** In cents. */
  money: z.object({
    total: z.number(),
    paid: z.number(),
    returned: z.number(),
    courtesy: z.number(),
    unsaid: z.number(),
    left: z.number(),
    credit: z.number(),
    /** Nothing is due until the date is held again. */
    waits: z.boolean(),
    /** Refund of an ended booking; null where the site cannot tell. */
    goesBack: z.nullable(z.number()),
    /** By card, not yet confirmed by Stripe. */
    confirming: z.number(),
    owed: z.nullable(
      z.object({
        purpose: z.enum(paidPurposes),
        amount: z.number(),
        /** After "due". */
        due: z.string(),
        dueOn: z.nullable(calendarDate),
        isLate: z.boolean(),
      }),
    ),
  }),
  /** Negative once it is over. */
  daysToGo: z.number(),
  songs: z.number(),
  /** Whose yes an open change waits for. */
  changeWaitsFor: z.nullable(z.enum(["client", "others"])),
  /** To cancel or postpone, which waits for the DJ. */
  openPlan: z.nullable(z.object({ label: z.string(), reason: z.string() })),
  /** More music on the night; `sum` in cents. */
  overtime: z.nullable(
    z.object({
      id: z.string(),
      state: z.enum(["asked", "added", "declined", "taken-back", "unanswered"]),
      until: z.string(),
      sum: z.number(),
      answerBy: z.string(),
    }),
  ),
  offersTip: z.boolean(),
  /** False when somebody else signs for the client. */
  isSigner: z.boolean(),
  /** People yet to sign; the client's id is empty. */
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
  proposed: z.optional(
    z.object({
      bookingId: z.string(),
      status: z.enum(["proposed", "accepted", "declined", "withdrawn"]),
      at: z.number(),
    }),
  ),
  files: z.optional(z.array(z.object({ name: z.string(), href: z.nullable(z.string()) }))),
});

export type PortalRequest = z.output<typeof portalRequest>;

/** Newest first. `older` is the cursor of the next page. */
export const portalRequestPage = z.object({ requests: z.array(portalRequest), older: z.nullable(z.string()) });

export type PortalRequestPage = z.output<typeof portalRequestPage>;
