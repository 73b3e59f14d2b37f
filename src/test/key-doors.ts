import { portalKey, portalKeys } from "../features/bookings/client/paths.ts";
import { portalApi, portalPaths } from "../features/portal/paths.ts";
import type { Door } from "./portal-doors.ts";
import { get, postForm } from "./site.ts";

/** The doors behind which a client gives others keys to a plan. */
export const keyDoors: readonly Door[] = [
  { name: "the keys", knock: (headers) => get(portalPaths.keys, headers), other: 200, owner: 200 },
  {
    name: "the keys of a booking",
    knock: (headers, { booking }) => get(portalKeys(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "issuing a key",
    knock: (headers, { booking }) =>
      postForm(
        portalApi.keys,
        {
          ...{ booking: booking.id, key: crypto.randomUUID(), kind: "planner", name: "Paula" },
          ...{ email: "paula@example.com", endsOn: booking.eventDate, moment: "" },
        },
        headers,
      ),
    other: 404,
    owner: 303,
  },
  {
    name: "revoking a key",
    knock: (headers, { booking }) => postForm(portalKey("no-key"), { booking: booking.id, change: "revoke" }, headers),
    other: 404,
    owner: 303,
  },
];
