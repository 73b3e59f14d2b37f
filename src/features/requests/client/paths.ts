import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";

/** The tab of the portal that holds the form; without it the list of requests is open. */
export const newRequestTab = "new";

/** Fragment of the portal's tabs. */
export const requestsFragment = "#requests";

/** The portal, or a view of it: with the form open, with one of several bookings, with requests before a cursor. */
export const portalView = (
  view: { tab?: typeof newRequestTab; booking?: string | null; before?: string } = {},
): string => withQuery(portalPaths.dashboard, view);

export const requestSubmitted = (booking: string | null): string =>
  withQuery(portalPaths.dashboard, { [portalQuery.booking]: booking, [portalQuery.submitted]: "1" }) + requestsFragment;

/** What takes a request by form; it names the booking for the view that a browser comes back to. */
export const requestFormAction = (booking: string | null): string =>
  withQuery(portalApi.requests, { [portalQuery.booking]: booking }) + requestsFragment;

/** What the portal's island asks for: a page of the client's requests, and one of the client's bookings. */
export const clientRequestsPage = (before: string | null): string =>
  withQuery(portalApi.requests, { [portalQuery.before]: before });

export const portalBookingData = (id: string): string => withQuery(portalApi.booking, { [portalQuery.booking]: id });
