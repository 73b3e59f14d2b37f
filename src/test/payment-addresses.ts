import { portalCalendarOf } from "../features/bookings/client/paths.ts";
import {
  portalBooked,
  portalInvoice,
  portalInvoicePdf,
  portalInvoices,
  portalPay,
  portalReceipt,
  portalReceiptPdf,
  portalTip,
} from "../features/payments/client/paths.ts";
import { portalApi, portalPaths } from "../features/portal/paths.ts";
import type { PortalAddress } from "./portal-addresses.ts";
import { get, postForm } from "./site.ts";

const form = { purpose: "deposit", way: "card" };

export const paymentAddresses: readonly PortalAddress[] = [
  { name: "the deposit", requestOf: (headers) => get(portalPaths.deposit, headers), other: 200, owner: 200 },
  {
    name: "the deposit of a booking",
    requestOf: (headers, { booking }) => get(portalPay("deposit", booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "the balance of a booking",
    requestOf: (headers, { booking }) => get(portalPay("balance", booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "what follows the payment",
    requestOf: (headers, { booking }) => get(portalBooked(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a tip",
    requestOf: (headers, { booking }) => get(portalTip(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "giving a tip",
    requestOf: (headers, { booking }) => postForm(portalApi.tip, { booking: booking.id, amount: "50" }, headers),
    other: 404,
    owner: 303,
  },
  { name: "the calendar file", requestOf: (headers) => get(portalPaths.calendar, headers), other: 200, owner: 200 },
  {
    name: "the calendar file of a booking",
    requestOf: (headers, { booking }) => get(portalCalendarOf(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a receipt",
    requestOf: (headers, { receipt }) => get(portalReceipt(receipt), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a receipt's file",
    requestOf: (headers, { receipt }) => get(portalReceiptPdf(receipt), headers),
    other: 404,
    owner: 200,
  },
  { name: "the statement", requestOf: (headers) => get(portalPaths.statement, headers), other: 200, owner: 200 },
  {
    name: "the statement's file",
    requestOf: (headers) => get(portalPaths.statementPdf, headers),
    other: 200,
    owner: 200,
  },
  { name: "the invoices", requestOf: (headers) => get(portalPaths.invoices, headers), other: 200, owner: 200 },
  {
    name: "the invoices of a booking",
    requestOf: (headers, { booking }) => get(portalInvoices(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "an invoice",
    requestOf: (headers, { invoice }) => get(portalInvoice(invoice), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "an invoice's file",
    requestOf: (headers, { invoice }) => get(portalInvoicePdf(invoice), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "making an invoice",
    requestOf: (headers, { booking }) =>
      postForm(portalApi.invoice, { booking: booking.id, key: crypto.randomUUID(), billTo: "A firm" }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "paying by card",
    requestOf: (headers, { booking }) => postForm(portalApi.pay, { ...form, booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "paying in another way",
    requestOf: (headers, { booking }) =>
      postForm(portalApi.pay, { ...form, way: "zelle", booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
];
