import { portalApi, portalBooked, portalPaths, portalPay, portalReceipt } from "../portal/paths.ts";
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
  {
    name: "a receipt",
    knock: (headers, { receipt }) => get(portalReceipt(receipt), headers),
    other: 404,
    owner: 200,
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
