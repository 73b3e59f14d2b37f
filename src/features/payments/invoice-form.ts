import * as z from "zod/mini";
import { limits, optionalLine, requiredText } from "../../platform/fields/fields.ts";

/** For the client's form and the DJ's. */
export const invoiceFields = {
  key: z.string("Please reload the page and send again").check(z.regex(/^[\w-]{8,64}$/)),
  billTo: requiredText(3, 500, "Please enter the company and its billing address"),
  purchaseOrder: optionalLine(limits.name),
};

/** To begin with: what the booking says of its company. */
export const invoiceStart = ({
  clientName,
  companyName,
  billingAddress,
  purchaseOrder,
}: Record<"companyName" | "billingAddress" | "purchaseOrder", string | null> & { clientName: string }) => ({
  values: {
    billTo: companyName || billingAddress ? [companyName ?? clientName, billingAddress].filter(Boolean).join("\n") : "",
    purchaseOrder: purchaseOrder ?? "",
  },
  issues: [],
});

export const invoiceLabels: Partial<Record<string, string>> = {
  billTo: "Bill to: company and address",
  purchaseOrder: "Purchase order number",
};
