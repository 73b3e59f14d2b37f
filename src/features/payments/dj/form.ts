import * as z from "zod/mini";
import {
  amount,
  calendarDate,
  choice,
  emptyToNull,
  limits,
  optionalChoice,
  optionalLine,
  optionalText,
  requiredLine,
} from "../../../platform/fields/fields.ts";
import { expenseKinds } from "../books/model.ts";
import { invoiceFields, sendInvoiceFields } from "../invoices/invoice-form.ts";
import { extraUses, failedRefundEnds, markedMethods, receivedPurposes, refundKinds } from "../model.ts";
import { partPlans } from "../split-balance.ts";

const key = z.string("Please reload the page and send again").check(z.regex(/^[\w-]{8,64}$/));
const sum = amount("Please enter an amount in dollars, such as 581.00").check(
  z.refine((cents) => cents > 0, "Please enter more than nothing"),
);

export const markForm = z.object({
  key,
  purpose: choice(receivedPurposes, "Please choose what it is for"),
  method: choice(markedMethods, "Please choose how it came"),
  amount: sum,
  /** Today when empty. */
  receivedOn: z.pipe(emptyToNull, z.nullable(calendarDate("Please enter the day on which it came"))),
  extra: optionalChoice(extraUses, "Please choose what becomes of the rest"),
  note: optionalLine(limits.subject),
});

export type MarkField = keyof z.input<typeof markForm>;

/** The client reads the reason. */
export const refundForm = z.object({
  key,
  amount: sum,
  reason: requiredLine(limits.subject, "Please say why: the client reads it"),
  kind: optionalChoice(refundKinds, "Please say what it means for what is owed"),
});

export type RefundField = keyof z.input<typeof refundForm>;

/** `tell` mails the client, with the reason. */
export const unmarkForm = z.object({
  payment: requiredLine(limits.name, "The payment is missing"),
  reason: requiredLine(limits.subject, "Please say why: it stays beside the payment"),
  tell: z.optional(z.string()),
});

/** For a refund made in Stripe's dashboard. */
export const refundKindForm = z.object({
  refund: requiredLine(limits.name, "The refund is missing"),
  kind: choice(refundKinds, "Please say what it means for what is owed"),
});

/** `own`: a day and a sum a line. */
export const partsForm = z.object({
  plan: choice(partPlans, "Please choose how the balance is paid"),
  own: optionalText(limits.details),
});

export type PartsField = keyof z.input<typeof partsForm>;

/** Dollars become cents; whole miles are stored a hundredfold. */
export const expenseForm = z
  .object({
    key,
    // Books begin in 2000; a mistyped year would be in none.
    spentOn: calendarDate("Please enter the day").check(
      z.refine((day) => day >= "2000-01-01", "Please enter a day from 2000 on"),
    ),
    kind: choice(expenseKinds, "Please choose what it was"),
    amount: amount("Please enter dollars such as 12.99, or whole miles").check(
      z.refine((count) => count > 0, "Please enter more than nothing"),
    ),
    about: requiredLine(limits.subject, "Please say what it was for"),
  })
  .check(
    z.refine((expense) => expense.kind !== "miles" || expense.amount % 100 === 0, {
      path: ["amount"],
      message: "Please enter whole miles",
    }),
  );

export type ExpenseField = keyof z.input<typeof expenseForm>;

export const removeExpenseForm = z.object({});

export const invoiceForm = z.object(invoiceFields);

export type InvoiceField = keyof z.input<typeof invoiceForm>;

export const sendInvoiceForm = z.object(sendInvoiceFields);

export const creditForm = z.object({
  key: invoiceFields.key,
  reason: optionalLine(limits.subject),
  tell: z.optional(z.string()),
});

export const failedRefundForm = z.object({
  refund: requiredLine(limits.name, "The refund is missing"),
  end: choice(failedRefundEnds, "Please say what came of it"),
  tell: z.optional(z.string()),
});
