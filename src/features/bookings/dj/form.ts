import * as z from "zod/mini";
import { type BookingStatus, cancelers, crews } from "../../../content/statuses.ts";
import {
  amount,
  calendarDate,
  choice,
  email,
  emptyToNull,
  limits,
  optionalChoice,
  optionalLine,
  optionalText,
  requiredLine,
  textList,
  timeOfDay,
  wholeNumber,
} from "../../../platform/fields/fields.ts";
import { onPaper, optionalOnPaper } from "../../../platform/fields/on-paper.ts";
import { erasedAddress } from "../../people/erased-address.ts";
import type { lineFields } from "../lines.ts";

export const invalidEmail = "Please enter a valid email";
const noWay = "Please enter an email, or a phone number";

const fields = z.object({
  clientName: requiredLine(limits.fullName, "Client name is required").check(onPaper),
  /** Empty for a client without email. */
  clientEmail: z.union([z.literal(""), email(invalidEmail).check(z.toLowerCase())], invalidEmail),
  clientPhone: optionalLine(limits.phone),
  companyName: optionalOnPaper(limits.company),
  billingAddress: optionalText(limits.billing),
  purchaseOrder: optionalLine(limits.name),
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

/** For a day that already has an event. */
const beside = {
  crew: optionalChoice(crews, "Please choose who plays it"),
  minutesBetween: z._default(wholeNumber(0, 720, "Please enter the minutes between the two, up to 720"), 0),
};

/** Absent where no tax is offered: then it stays as it is. */
const taxing = {
  salesTax: optionalChoice(["on", "off"], "Please say whether tax is charged"),
  certificate: optionalOnPaper(limits.name),
};

const isReachable = z.refine<{ clientEmail: string; clientPhone: string | null }>(
  ({ clientEmail, clientPhone }) => clientEmail !== "" || clientPhone !== null,
  { path: ["clientEmail"], message: noWay },
);

export const depositAbovePrice = "Please keep the deposit within the price";

const sound = [
  z.refine<{ startTime: string; endTime: string }>(({ startTime, endTime }) => startTime !== endTime, {
    path: ["endTime"],
    message: "Please choose an end that is not the start",
  }),
  // With tax the whole price is known later.
  z.refine<{ price: number; deposit: number; salesTax?: string | null }>(
    ({ price, deposit, salesTax }) => salesTax === "on" || deposit <= price,
    { path: ["deposit"], message: depositAbovePrice },
  ),
] as const;

const newBookingStatuses = ["hold", "confirmed"] as const satisfies readonly BookingStatus[];

/** `price` and `deposit` turn from dollars into cents; an end before the start is on the next day. */
export const bookingForm = z
  .extend(fields, { status: choice(newBookingStatuses, "Please choose hold or confirmed") })
  .check(...sound, isReachable);

/** Bookings made elsewhere may lack contact details. */
export const broughtBookingForm = z.extend(fields, {}).check(...sound);

/** The statement checks that an erased client's address stays. */
const bookingChangeForm = z
  .extend(fields, {
    clientEmail: z.union([z.string().check(z.regex(erasedAddress)), fields.shape.clientEmail], invalidEmail),
  })
  .check(...sound, isReachable);

/** Empty fields are `null`, money is in cents. */
export type BookingInput = z.output<typeof bookingForm>;

/** As the form showed them, and the request that the change answers. */
const shownFields = {
  answers: z._default(z.string(), ""),
  packageWas: z.optional(z.string()),
  priceWas: z.optional(z.string()),
  endWas: z.optional(z.string()),
  /** All entries as the page showed them, in JSON. */
  seen: z.optional(z.string()),
};

export type BookingField =
  | keyof z.input<typeof bookingForm>
  | keyof typeof beside
  | keyof typeof shownFields
  | keyof typeof taxing
  | (typeof lineFields)[number];

/** The form's key makes sending it twice harmless. */
export const newBookingForm = z.extend(bookingForm, {
  ...beside,
  ...taxing,
  key: z.uuid("Please reload the page and send again"),
  tell: z.optional(z.string()),
});

/** Ticked by default. */
const tell = z.optional(z.string());

export const notifiedChangeForm = z.extend(bookingChangeForm, {
  ...shownFields,
  ...taxing,
  tell,
  lineKinds: textList,
  lineLabels: z.pipe(textList, z.array(z.string().check(onPaper))),
  lineNotes: z.pipe(textList, z.array(z.string().check(onPaper))),
  lineCounts: textList,
  lineAmounts: textList,
});

export const moveForm = z.object({
  tell,
  status: choice(
    ["hold", "longer", "confirmed", "completed", "cancelled", "reopened", "who-canceled"],
    "Please choose what becomes of the booking",
  ),
  /** The hold's end as the page showed it, an instant. */
  endsAt: z._default(z.pipe(z.string().check(z.regex(/^\d{1,15}$/, "Please reload the page")), z.transform(Number)), 0),
  /** What is open although it is completed. */
  open: optionalLine(limits.details),
  /** `reason` is for the DJ alone, `words` for the client. */
  canceledBy: optionalChoice(cancelers, "Please say who cancels"),
  kept: z.pipe(emptyToNull, z.nullable(amount("Please enter dollars, such as 469 or 0"))),
  reason: optionalLine(limits.details),
  words: optionalLine(limits.details),
});

export type MoveField = keyof z.input<typeof moveForm>;

export const countersignForm = z.object({ change: choice(["sign"], "Please press the button again") });

export const proposalForm = z.object({
  amendment: requiredLine(limits.name, "Please reload the page"),
  change: choice(["accept", "signed-on-paper", "decline", "withdraw"], "Please press the button again"),
  /** For the client whose wish is declined. */
  words: z.optional(optionalText(limits.details)),
});

export const portalLinkForm = z.object({
  change: choice(["send", "revoke"], "Please choose what to do with the link"),
});

export const feedForm = z.object({ change: choice(["make", "revoke"], "Please choose what to do with the address") });
