import * as z from "zod/mini";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { amount, limits, optionalLine, requiredLine } from "../../../platform/fields/fields.ts";
import { invoiceFields } from "../invoice-form.ts";
import { markedMethods, paymentPurposes } from "../model.ts";

const key = z.string("Please reload the page and send again").check(z.regex(/^[\w-]{8,64}$/));
const sum = amount("Please enter an amount in dollars, such as 581.00").check(
  z.refine((cents) => cents > 0, "Please enter more than nothing"),
);

/** A payment that has come in a way that the site does not see. */
export const markForm = z.object({
  key,
  purpose: choice(paymentPurposes, "Please choose what it is for"),
  method: choice(markedMethods, "Please choose how it came"),
  amount: sum,
  note: optionalLine(limits.subject),
});

export type MarkField = keyof z.input<typeof markForm>;

/** Money that goes back. The client reads the reason. */
export const refundForm = z.object({
  key,
  amount: sum,
  reason: requiredLine(limits.subject, "Please say why: the client reads it"),
});

export type RefundField = keyof z.input<typeof refundForm>;

/** To whom an invoice of the booking is written. */
export const invoiceForm = z.object(invoiceFields);

export type InvoiceField = keyof z.input<typeof invoiceForm>;
