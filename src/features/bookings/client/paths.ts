import type { PaymentPurpose } from "../../payments/model.ts";
import { portalApi, portalPaths, type portalQuery } from "../../portal/paths.ts";
import { tokenQuery, withQuery } from "../../site/paths.ts";

/** The contract of a booking, in one of its versions or the newest. */
export const portalContractOf = (booking: string, version?: number): string =>
  withQuery(portalPaths.contract, { booking, version: version === undefined ? null : String(version) });

/** Where the deposit or the balance of a booking is paid, with the way that was chosen, and what is said once it is. */
export const portalPay = (purpose: PaymentPurpose, booking: string, way: string | null = null): string =>
  withQuery(portalPaths[purpose], { booking, way });

export const portalBooked = (booking: string): string => withQuery(portalPaths.booked, { booking });

/** A booking as a calendar file, for the browser of its client; and for a calendar program, by its signed link. */
export const portalCalendarOf = (booking: string): string => withQuery(portalPaths.calendar, { booking });

export const clientCalendar = (token: string): string => withQuery(portalPaths.calendar, { [tokenQuery]: token });

/** The receipt of a payment, to print. */
export const portalReceipt = (paymentId: string): string => `${portalPaths.receipts}/${encodeURIComponent(paymentId)}`;

/** The invoices of a booking with the form that makes one, and one of them, to print. */
export const portalInvoices = (booking: string): string => withQuery(portalPaths.invoices, { booking });

export const portalInvoice = (id: string): string => `${portalPaths.invoices}/${encodeURIComponent(id)}`;

/** The plan of an evening: of which booking, and what is open in it. */
export const portalPlanAt = (query: Partial<Record<keyof typeof portalQuery, string | null>>): string =>
  withQuery(portalPaths.plan, query);

/** The keys to the plan of a booking, where one of them is revoked or gets a new link, and the link that a key is mailed as. */
export const portalKeys = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.keys, { booking, done });

export const portalKey = (id: string): string => `${portalApi.keys}/${encodeURIComponent(id)}`;

export const keyLink = (token: string): string => withQuery(portalPaths.key, { [tokenQuery]: token });

/** The exact text of a booking's signed contract, as a file whose SHA-256 is the fingerprint. */
export const agreementOf = (booking: string, version?: number): string =>
  withQuery(portalPaths.agreement, { booking, version: version === undefined ? null : String(version) });

/** The same as a PDF, with the signatures and the fingerprint. */
export const agreementPdfOf = (booking: string, version?: number): string =>
  withQuery(portalPaths.agreementPdf, { booking, version: version === undefined ? null : String(version) });

/** Fragment of what is to be signed, or was. */
export const signFragment = "#sign";

/** What is set for the guests of a booking, and what was just done; and a file of their code. */
export const portalGuests = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.guests, { booking, done });

export const portalGuestFile = (name: string, booking: string | null = null): string =>
  withQuery(`${portalPaths.guests}/${name}`, { booking });
