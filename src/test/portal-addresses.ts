import { portalAddOns } from "../features/contracts/client/paths.ts";
import { portalApi, portalEvening, portalPaths, portalReview } from "../features/portal/paths.ts";
import {
  cancelOrPostpone,
  clientFilePath,
  clientRequestsPage,
  newRequestTab,
  portalBookingData,
  portalView,
} from "../features/requests/client/paths.ts";
import { contractAddresses } from "./contract-addresses.ts";
import { guestAddresses } from "./guest-addresses.ts";
import { keyAddresses } from "./key-addresses.ts";
import { paymentAddresses } from "./payment-addresses.ts";
import { get, postForm, postJson } from "./site.ts";
import { songAddresses } from "./song-addresses.ts";
import type { Client } from "./stored-client.ts";

export type Headers = Record<string, string>;

export interface PortalAddress {
  name: string;
  requestOf(headers: Headers, owner: Client): Request;
  /** `dead` is for a cookie that opens nothing, `none` for no cookie where that differs. */
  dead?: number;
  none?: number;
  /** A success is about the other client's own data. */
  other: number;
  owner: number;
}

const asked = { type: "general", subject: "A question", message: "Long enough to send" };

export const signingOut = "signing out";

export const portalAddresses: readonly PortalAddress[] = [
  {
    name: "the dashboard",
    requestOf: (headers) => get(portalPaths.dashboard, headers),
    none: 200,
    other: 200,
    owner: 200,
  },
  {
    name: "the dashboard with the form",
    requestOf: (headers) => get(portalView({ tab: newRequestTab }), headers),
    none: 200,
    other: 200,
    owner: 200,
  },
  {
    name: "a file that came with a reply",
    requestOf: (headers) => get(clientFilePath("none", 0), headers),
    other: 404,
    owner: 404,
  },
  {
    name: "the dashboard of a booking",
    requestOf: (headers, { booking }) => get(portalView({ booking: booking.id }), headers),
    none: 200,
    other: 404,
    owner: 200,
  },
  {
    name: "older requests",
    requestOf: (headers, { request }) => get(portalView({ before: `${request.createdAt + 1}.${request.id}` }), headers),
    none: 200,
    other: 200,
    owner: 200,
  },
  {
    name: "the address of mails",
    requestOf: (headers) => get(portalPaths.newAddress, headers),
    other: 200,
    owner: 200,
  },
  { name: "the devices", requestOf: (headers) => get(portalPaths.sessions, headers), other: 200, owner: 200 },
  {
    name: "ending a device",
    requestOf: (headers, { sid }) => postForm(portalApi.sessions, { session: sid }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "ending a device, as JSON",
    requestOf: (headers, { sid }) => postJson(portalApi.sessions, { session: sid }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "ending all other devices",
    requestOf: (headers) => postForm(portalApi.sessions, { others: "all" }, headers),
    other: 303,
    owner: 303,
  },
  {
    name: signingOut,
    requestOf: (headers) => postForm(portalApi.signOut, {}, headers),
    dead: 303,
    other: 303,
    owner: 303,
  },
  {
    name: "the booking's data",
    requestOf: (headers, { booking }) => get(portalBookingData(booking.id), headers),
    other: 404,
    owner: 200,
  },
  { name: "the requests' data", requestOf: (headers) => get(portalApi.requests, headers), other: 200, owner: 200 },
  {
    name: "older requests' data",
    requestOf: (headers, { request }) => get(clientRequestsPage(`${request.createdAt + 1}.${request.id}`), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "a request in the owner's name",
    requestOf: (headers, { booking }) =>
      postJson(portalApi.requests, { ...asked, clientEmail: booking.clientEmail }, headers),
    other: 403,
    owner: 200,
  },
  {
    name: "a request about the owner's booking",
    requestOf: (headers, { booking }) => postJson(portalApi.requests, { ...asked, bookingId: booking.id }, headers),
    other: 403,
    owner: 200,
  },
  {
    name: "a request by form",
    requestOf: (headers, { booking }) =>
      postForm(portalApi.requests, { ...asked, clientEmail: booking.clientEmail, bookingId: booking.id }, headers),
    other: 403,
    owner: 303,
  },
  {
    name: "a refused request by form",
    requestOf: (headers, { booking }) =>
      postForm(portalApi.requests, { subject: "Hi", bookingId: booking.id }, headers),
    other: 404,
    owner: 422,
  },
  {
    name: "canceling or postponing a booking",
    requestOf: (headers, { booking }) => get(cancelOrPostpone(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "changing what was booked",
    requestOf: (headers, { booking }) => get(portalAddOns(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "asking for other add-ons",
    requestOf: (headers, { booking }) => postForm(portalApi.addOns, { booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "asking to cancel a booking",
    requestOf: (headers, { booking }) => postForm(portalApi.cancel, { bookingId: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "asking to postpone a booking",
    requestOf: (headers, { booking }) =>
      postForm(portalApi.postpone, { bookingId: booking.id, date: "2099-06-20" }, headers),
    other: 404,
    owner: 409,
  },
  {
    name: "the evening of a booking that is ahead",
    requestOf: (headers, { booking }) => get(portalEvening(booking.id), headers),
    other: 404,
    owner: 404,
  },
  {
    name: "the picture of an evening that is ahead",
    requestOf: (headers) => get(portalPaths.eveningPicture, headers),
    other: 404,
    owner: 404,
  },
  {
    name: "the review of a booking",
    requestOf: (headers, { booking }) => get(portalReview(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "reviewing a booking",
    requestOf: (headers, { booking }) =>
      postForm(portalApi.review, { booking: booking.id, rating: "5", words: "Long enough", name: "Ana" }, headers),
    other: 404,
    owner: 303,
  },
  ...keyAddresses,
  ...guestAddresses,
  ...songAddresses,
  ...contractAddresses,
  ...paymentAddresses,
];

export const ending = /ending|signing out/;
