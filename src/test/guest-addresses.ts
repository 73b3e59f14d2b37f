import { portalGuestFile, portalGuests } from "../features/guests/client/paths.ts";
import { portalApi, portalPaths } from "../features/portal/paths.ts";
import type { PortalAddress } from "./portal-addresses.ts";
import { get, postForm } from "./site.ts";

export const guestSettings = {
  title: "Our day",
  opensOn: "2099-01-01",
  opensAt: "18:00",
  closesOn: "2099-01-02",
  closesAt: "00:30",
  requestsEach: "3",
  notTaken: "",
};

export const guestAddresses: readonly PortalAddress[] = [
  { name: "the guests", requestOf: (headers) => get(portalPaths.guests, headers), other: 200, owner: 200 },
  {
    name: "the guests of a booking",
    requestOf: (headers, { booking }) => get(portalGuests(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "setting what guests may ask for",
    requestOf: (headers, { booking }) => postForm(portalApi.guests, { ...guestSettings, booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "pausing the guests' requests",
    requestOf: (headers, { booking }) => postForm(portalApi.guestOpening, { booking: booking.id, open: "no" }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "the guests' code",
    requestOf: (headers, { booking }) => get(portalGuestFile("code.svg", booking.id), headers),
    other: 404,
    owner: 200,
  },
];
