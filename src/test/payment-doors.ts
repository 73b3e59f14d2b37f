import {
  portalBooked,
  portalCalendarOf,
  portalInvoice,
  portalInvoices,
  portalPay,
  portalReceipt,
} from "../features/bookings/client/paths.ts";
import { portalApi, portalPaths } from "../features/portal/paths.ts";
import type { Door } from "./portal-doors.ts";
import { get, postForm } from "./site.ts";

const form = { purpose: "deposit", way: "card" };

/** The doors of the portal behind which a client's money is. */
export const paymentDoors: readonly Door[] = [
  { name: "the deposit", knock: (headers) => get(portalPaths.deposit, headers), other: 200, owner: 200 },
  {
    name: "the deposit of a booking",
    knock: (headers, { booking }) => get(portalPay("deposit", booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "the balance of a booking",
    knock: (headers, { booking }) => get(portalPay("balance", booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "what follows the payment",
    knock: (headers, { booking }) => get(portalBooked(booking.id), headers),
    other: 404,
    owner: 200,
  },
  { name: "the calendar file", knock: (headers) => get(portalPaths.calendar, headers), other: 200, owner: 200 },
  {
    name: "the calendar file of a booking",
    knock: (headers, { booking }) => get(portalCalendarOf(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a receipt",
    knock: (headers, { receipt }) => get(portalReceipt(receipt), headers),
    other: 404,
    owner: 200,
  },
  { name: "the invoices", knock: (headers) => get(portalPaths.invoices, headers), other: 200, owner: 200 },
  {
    name: "the invoices of a booking",
    knock: (headers, { booking }) => get(portalInvoices(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "an invoice",
    knock: (headers, { invoice }) => get(portalInvoice(invoice), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "making an invoice",
    knock: (headers, { booking }) =>
      postForm(portalApi.invoice, { booking: booking.id, key: crypto.randomUUID(), billTo: "A firm" }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "paying by card",
    knock: (headers, { booking }) => postForm(portalApi.pay, { ...form, booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "paying in another way",
    knock: (headers, { booking }) => postForm(portalApi.pay, { ...form, way: "zelle", booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
];
