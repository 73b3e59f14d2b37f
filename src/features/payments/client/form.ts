import * as z from "zod/mini";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { limits, requiredLine } from "../../../platform/fields/fields.ts";
import { invoiceFields } from "../invoice-form.ts";
import { paymentMethods, paymentPurposes } from "../model.ts";

/** The database tells the amount. */
export const payForm = z.object({
  booking: requiredLine(limits.name, "The booking is missing"),
  purpose: choice(paymentPurposes, "Please say what you pay"),
  way: choice(paymentMethods, "Please choose how you want to pay"),
});

export type PayField = keyof z.input<typeof payForm>;

export const invoiceForm = z.object({ booking: requiredLine(limits.name, "The booking is missing"), ...invoiceFields });

export type InvoiceField = keyof z.input<typeof invoiceForm>;
