import { portalParameters, portalPaths } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";
import type { PaymentPurpose } from "../model.ts";

/** `way` is the payment method. */
export const portalPay = (purpose: PaymentPurpose, booking: string, way: string | null = null): string =>
  withQuery(portalPaths[purpose], { booking, way });

export const portalTip = (booking: string): string => withQuery(portalPaths.tip, { booking });

/** `isNew` celebrates. */
export const portalBooked = (booking: string, isNew = false): string =>
  withQuery(portalPaths.booked, { booking }) + (isNew ? `&${portalParameters.paid}` : "");

export const portalReceipt = (paymentId: string): string => `${portalPaths.receipts}/${encodeURIComponent(paymentId)}`;

export const portalReceiptPdf = (paymentId: string): string => `${portalReceipt(paymentId)}/receipt.pdf`;

export const portalInvoices = (booking: string): string => withQuery(portalPaths.invoices, { booking });

export const portalInvoice = (id: string): string => `${portalPaths.invoices}/${encodeURIComponent(id)}`;

export const portalInvoicePdf = (id: string): string => `${portalInvoice(id)}/invoice.pdf`;
