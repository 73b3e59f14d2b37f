import type { PaymentPurpose } from "../../payments/model.ts";
import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { tokenQuery, withQuery } from "../../site/paths.ts";

/** The newest version by default. */
export const portalContractOf = (booking: string, version?: number): string =>
  withQuery(portalPaths.contract, { booking, version: version === undefined ? null : String(version) });

/** `way` is the payment method. */
export const portalPay = (purpose: PaymentPurpose, booking: string, way: string | null = null): string =>
  withQuery(portalPaths[purpose], { booking, way });

export const portalAddOns = (booking: string): string => withQuery(portalPaths.addOns, { booking });

export const portalTip = (booking: string): string => withQuery(portalPaths.tip, { booking });

/** `isNew` celebrates. */
export const portalBooked = (booking: string, isNew = false): string =>
  withQuery(portalPaths.booked, { booking }) + (isNew ? `&${portalQuery.paid}` : "");

/** For the browser; calendar programs have a signed link. */
export const portalCalendarOf = (booking: string): string => withQuery(portalPaths.calendar, { booking });

export const clientCalendar = (token: string): string => withQuery(portalPaths.calendar, { [tokenQuery]: token });

export const portalReceipt = (paymentId: string): string => `${portalPaths.receipts}/${encodeURIComponent(paymentId)}`;

export const portalReceiptPdf = (paymentId: string): string => `${portalReceipt(paymentId)}/receipt.pdf`;

export const portalInvoices = (booking: string): string => withQuery(portalPaths.invoices, { booking });

export const portalInvoice = (id: string): string => `${portalPaths.invoices}/${encodeURIComponent(id)}`;

export const portalInvoicePdf = (id: string): string => `${portalInvoice(id)}/invoice.pdf`;

export const portalPlanAt = (query: Partial<Record<keyof typeof portalQuery, string | null>>): string =>
  withQuery(portalPaths.plan, query);

export const portalKeys = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.keys, { booking, done });

export const portalKey = (id: string): string => `${portalApi.keys}/${encodeURIComponent(id)}`;

export const keyLink = (token: string): string => withQuery(portalPaths.key, { [tokenQuery]: token });

/** Its SHA-256 is the fingerprint. */
export const agreementOf = (booking: string, version?: number): string =>
  withQuery(portalPaths.agreement, { booking, version: version === undefined ? null : String(version) });

export const agreementPdfOf = (booking: string, version?: number): string =>
  withQuery(portalPaths.agreementPdf, { booking, version: version === undefined ? null : String(version) });

export const signFragment = "#sign";

export const portalGuests = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.guests, { booking, done });

export const portalGuestFile = (name: string, booking: string | null = null): string =>
  withQuery(`${portalPaths.guests}/${name}`, { booking });
