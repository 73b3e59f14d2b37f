import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";

/** Without it the list of requests is open. */
export const newRequestTab = "new";

export const requestsFragment = "#requests";

export const portalView = (
  view: { tab?: typeof newRequestTab; booking?: string | null; before?: string } = {},
): string => withQuery(portalPaths.dashboard, view);

/** Where a client asks to cancel a booking or to move it, with the answer to the day that it would move to. */
export const cancelOrPostpone = (booking: string, date: string | null = null): string =>
  withQuery(portalPaths.cancelOrPostpone, { booking, date });

export const requestSubmitted = (booking: string | null): string =>
  withQuery(portalPaths.dashboard, { [portalQuery.booking]: booking, [portalQuery.submitted]: "1" }) + requestsFragment;

/** Names the booking for the view that a browser returns to. */
export const requestFormAction = (booking: string | null): string =>
  withQuery(portalApi.requests, { [portalQuery.booking]: booking }) + requestsFragment;

/** A file that came with a reply by mail. */
export const clientFilePath = (id: string, index: number | string): string => `/portal/files/${id}/${index}`;

/** For the portal's island. */
export const clientRequestsPage = (before: string | null): string =>
  withQuery(portalApi.requests, { [portalQuery.before]: before });

export const portalBookingData = (id: string): string => withQuery(portalApi.booking, { [portalQuery.booking]: id });
