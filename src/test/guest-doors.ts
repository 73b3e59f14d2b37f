import { portalGuestFile, portalGuests } from "../features/bookings/client/paths.ts";
import { portalApi, portalPaths } from "../features/portal/paths.ts";
import type { Door } from "./portal-doors.ts";
import { get, postForm } from "./site.ts";

/** What a client sets for the guests. */
export const guestSettings = {
  ...{ title: "Our day", opensOn: "2099-01-01", opensAt: "18:00", closesOn: "2099-01-02", closesAt: "00:30" },
  ...{ wishesEach: "3", notTaken: "" },
};

/** The doors behind which a client sets what guests may ask for. */
export const guestDoors: readonly Door[] = [
  { name: "the guests", knock: (headers) => get(portalPaths.guests, headers), other: 200, owner: 200 },
  {
    name: "the guests of a booking",
    knock: (headers, { booking }) => get(portalGuests(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "setting what guests may ask for",
    knock: (headers, { booking }) => postForm(portalApi.guests, { ...guestSettings, booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "pausing the guests' wishes",
    knock: (headers, { booking }) => postForm(portalApi.guestDoor, { booking: booking.id, open: "no" }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "the guests' code",
    knock: (headers, { booking }) => get(portalGuestFile("code.svg", booking.id), headers),
    other: 404,
    owner: 200,
  },
];
