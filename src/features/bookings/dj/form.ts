import * as z from "zod/mini";
import type { BookingStatus } from "../../../content/statuses.ts";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { calendarDate, timeOfDay } from "../../../platform/fields/date-fields.ts";
import {
  amount,
  email,
  limits,
  optionalLine,
  optionalText,
  requiredLine,
  textList,
} from "../../../platform/fields/fields.ts";
import { onPaper, optionalOnPaper } from "../../../platform/fields/on-paper.ts";
import { erasedAddress } from "../../people/erased-address.ts";
import type { lineFields } from "../lines.ts";

export const invalidEmail = "Please enter a valid email";

const fields = z.object({
  clientName: requiredLine(limits.fullName, "Client name is required").check(onPaper),
  clientEmail: email(invalidEmail).check(z.toLowerCase()),
  clientPhone: optionalLine(limits.phone),
  eventDate: calendarDate("Please enter a valid date"),
  startTime: timeOfDay("Please enter a start time"),
  endTime: timeOfDay("Please enter an end time"),
  eventType: requiredLine(limits.name, "Event type is required").check(onPaper),
  venue: optionalOnPaper(limits.venue),
  city: optionalOnPaper(limits.name),
  packageName: requiredLine(limits.name, "Please choose a package"),
  price: amount("Please enter the price in dollars, such as 1,349.25"),
  deposit: amount("Please enter the deposit in dollars, or 0"),
  note: optionalText(limits.details),
});

const sound = [
  z.refine<{ startTime: string; endTime: string }>(({ startTime, endTime }) => startTime !== endTime, {
    path: ["endTime"],
    message: "Please choose an end that is not the start",
  }),
  z.refine<{ price: number; deposit: number }>(({ price, deposit }) => deposit <= price, {
    path: ["deposit"],
    message: "Please keep the deposit within the price",
  }),
] as const;

/** What a booking can be when it is made. */
const newBookingStatuses = ["hold", "confirmed"] as const satisfies readonly BookingStatus[];

/** A new booking. `price` and `deposit` come in dollars and are taken in cents; an end before the start is next day. */
export const bookingForm = z
  .extend(fields, { status: choice(newBookingStatuses, "Please choose hold or confirmed") })
  .check(...sound);

/**
 * A change to a booking that is there; its status has buttons of its own. What erasing left in place of the address may
 * stay, but only where it is: that is for the statement to see.
 */
export const bookingChangeForm = z
  .extend(fields, {
    clientEmail: z.union([z.string().check(z.regex(erasedAddress)), fields.shape.clientEmail], invalidEmail),
  })
  .check(...sound);

/** A checked booking: texts trimmed, what was left empty is `null`, the address in lower case, money in cents. */
export type BookingInput = z.output<typeof bookingForm>;

/** Names of the form's fields, as they stand in the markup. */
export type BookingField = keyof z.input<typeof bookingForm> | (typeof lineFields)[number];

/** The form of a new booking, with its own key: sending it twice makes one booking. */
export const newBookingForm = z.extend(bookingForm, {
  key: z.uuid("Please reload the page and send again"),
  tell: z.optional(z.string()),
});

/** Whether a mail tells the client: a box that is ticked until someone unticks it. */
const tell = z.optional(z.string());

export const notifiedChangeForm = z.extend(bookingChangeForm, {
  tell,
  lineKinds: textList,
  lineLabels: z.pipe(textList, z.array(z.string().check(onPaper))),
  lineNotes: z.pipe(textList, z.array(z.string().check(onPaper))),
  lineCounts: textList,
  lineAmounts: textList,
});

/** What becomes of a booking by one press. */
export const moveForm = z.object({
  tell,
  status: choice(["hold", "confirmed", "completed", "cancelled"], "Please choose what becomes of the booking"),
  /** What is open of one that is completed all the same. */
  open: optionalLine(limits.details),
  /** Why, for the DJ alone, and as the client reads it. */
  reason: optionalLine(limits.details),
  words: optionalLine(limits.details),
});

export const countersignForm = z.object({ change: choice(["sign"], "Please press the button again") });

export const proposalForm = z.object({
  amendment: requiredLine(limits.name, "Please reload the page"),
  change: choice(["accept", "decline", "withdraw"], "Please press the button again"),
});

export const linkForm = z.object({ change: choice(["send", "revoke"], "Please choose what to do with the link") });

export const feedForm = z.object({ change: choice(["make", "revoke"], "Please choose what to do with the address") });
