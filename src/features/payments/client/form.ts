import * as z from "zod/mini";
import { amount, choice, emptyToNull, limits, requiredLine } from "../../../platform/fields/fields.ts";
import { invoiceFields, sendInvoiceFields } from "../invoices/invoice-form.ts";
import { paymentMethods, paymentPurposes } from "../model.ts";

/** Instead of a method: what was announced is taken back. */
export const takesBack = "none";

/** Empty `amount`: what is due. */
export const payForm = z.object({
  booking: requiredLine(limits.name, "The booking is missing"),
  purpose: choice(paymentPurposes, "Please say what you pay"),
  amount: z.pipe(emptyToNull, z.nullable(amount("Please enter an amount in dollars, such as 250"))),
  way: choice([...paymentMethods, takesBack], "Please choose how you want to pay"),
  keep: z.optional(z.literal("yes")),
});

export const cardForm = z.object({ booking: requiredLine(limits.name, "The booking is missing") });

/** Empty amount: all that is due; no way: by card. */
export const payLinkForm = z.object({
  way: z.optional(choice([...paymentMethods, takesBack], "Please choose how you want to pay")),
  token: z.string("Please open the link again").check(z.maxLength(1000)),
  amount: z.pipe(emptyToNull, z.nullable(amount("Please enter an amount in dollars, such as 250"))),
});

export const tipForm = z.object({
  booking: requiredLine(limits.name, "The booking is missing"),
  amount: amount("Please enter an amount in dollars, such as 75"),
});

export type TipField = keyof z.input<typeof tipForm> | "way";

export type PayLinkField = keyof z.input<typeof payLinkForm>;

export type PayField = keyof z.input<typeof payForm>;

export const invoiceForm = z.object({ booking: requiredLine(limits.name, "The booking is missing"), ...invoiceFields });

export type InvoiceField = keyof z.input<typeof invoiceForm>;

export const sendInvoiceForm = z.object({
  invoice: requiredLine(limits.name, "The invoice is missing"),
  ...sendInvoiceFields,
});
