import * as z from "zod/mini";
import type { Words } from "../../../content/words/en/index.ts";
import { email, limits, optionalLine, requiredText } from "../../../platform/fields/fields.ts";
import { fill } from "../../../platform/language.ts";
import { receiptName } from "../model.ts";
import { invoiceIn, standingIn } from "./invoice-paper.ts";
import type { ListedInvoice } from "./invoices.ts";

export const invoiceFields = {
  key: z.string("Please reload the page and send again").check(z.regex(/^[\w-]{8,64}$/)),
  billTo: requiredText(3, 500, "Please enter the company and its billing address"),
  purchaseOrder: optionalLine(limits.name),
};

/** The address may already begin with the name. */
const billedTo = (name: string, address: string): string =>
  `${address.toLowerCase()},`.replace("\n", ",").startsWith(`${name.toLowerCase()},`)
    ? address
    : [name, address].filter(Boolean).join("\n");

export const invoiceStart = ({
  clientName,
  companyName,
  billingAddress,
  purchaseOrder,
}: Record<"companyName" | "billingAddress" | "purchaseOrder", string | null> & { clientName: string }) => ({
  values: {
    billTo: companyName || billingAddress ? billedTo(companyName ?? clientName, billingAddress ?? "") : "",
    purchaseOrder: purchaseOrder ?? "",
  },
  issues: [],
});

/** In a list; `state` follows the name. */
export function listedIn(words: Words, invoice: ListedInvoice) {
  const { purchaseOrder, credits, other } = invoice;
  const invoiceWords = words.papers.invoices;
  const named = invoiceIn(words, invoice);
  const name = purchaseOrder && !credits ? fill(invoiceWords.ordered, { name: named, order: purchaseOrder }) : named;
  const otherNumber = other && receiptName(other.number, other.createdAt);
  if (otherNumber)
    return { name, state: fill(credits ? invoiceWords.takesBack : invoiceWords.takenBack, { number: otherNumber }) };
  return { name, state: standingIn(words, invoice) };
}

export const sendInvoiceFields = { email: email("Please enter the email of who pays the bills") };

export type SendInvoiceField = keyof typeof sendInvoiceFields | "invoice";
