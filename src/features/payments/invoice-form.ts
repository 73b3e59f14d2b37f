import * as z from "zod/mini";
import { limits, optionalLine, requiredText } from "../../platform/fields/fields.ts";

/** For the client's form and the DJ's. */
export const invoiceFields = {
  key: z.string("Please reload the page and send again").check(z.regex(/^[\w-]{8,64}$/)),
  billTo: requiredText(3, 500, "Please enter the company and its billing address"),
  purchaseOrder: optionalLine(limits.name),
};

/** An address may begin with the name already, on a line of its own or before a comma. */
const billedTo = (name: string, address: string): string =>
  `${address.toLowerCase()},`.replace("\n", ",").startsWith(`${name.toLowerCase()},`)
    ? address
    : [name, address].filter(Boolean).join("\n");

/** To begin with: what the booking says of its company. */
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

export const invoiceLabels: Partial<Record<string, string>> = {
  billTo: "Bill to: company and address",
  purchaseOrder: "Purchase order number",
};
