import * as z from "zod/mini";
import { email, limits, optionalLine, requiredText } from "../../platform/fields/fields.ts";
import type { ListedInvoice } from "./invoices.ts";
import { receiptName } from "./model.ts";

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

export function invoiceInWords({ number, createdAt, purchaseOrder, credits, other, isOutdated }: ListedInvoice) {
  const name = `${credits ? "Credit note" : "Invoice"} ${receiptName(number, createdAt)}`;
  const order = purchaseOrder ? `, purchase order ${purchaseOrder}` : "";
  const otherName = other && receiptName(other.number, other.createdAt);
  if (credits) return { name, state: otherName ? ` takes back invoice ${otherName}` : "" };
  if (otherName) return { name: name + order, state: ` taken back by credit note ${otherName}` };
  return { name: name + order, state: isOutdated ? " from before the price changed" : "" };
}

export const sendInvoiceFields = { email: email("Please enter the email of who pays the bills") };

export type SendInvoiceField = keyof typeof sendInvoiceFields | "invoice";

export const invoiceLabels: Partial<Record<string, string>> = {
  billTo: "Bill to: company and address",
  purchaseOrder: "Purchase order number",
};
