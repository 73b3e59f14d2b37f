import { portalKey, portalKeys } from "../features/invites/client/paths.ts";
import { portalApi, portalPaths } from "../features/portal/paths.ts";
import type { PortalAddress } from "./portal-addresses.ts";
import { get, postForm } from "./site.ts";

export const keyAddresses: readonly PortalAddress[] = [
  { name: "the keys", requestOf: (headers) => get(portalPaths.keys, headers), other: 200, owner: 200 },
  {
    name: "the keys of a booking",
    requestOf: (headers, { booking }) => get(portalKeys(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "issuing a key",
    requestOf: (headers, { booking }) =>
      postForm(
        portalApi.keys,
        {
          booking: booking.id,
          key: crypto.randomUUID(),
          kind: "planner",
          name: "Paula",
          email: "paula@example.com",
          endsOn: booking.eventDate,
          moment: "",
        },
        headers,
      ),
    other: 404,
    owner: 303,
  },
  {
    name: "revoking a key",
    requestOf: (headers, { booking }) =>
      postForm(portalKey("no-key"), { booking: booking.id, change: "revoke" }, headers),
    other: 404,
    owner: 303,
  },
];
