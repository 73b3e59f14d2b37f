import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";

export const newRequestTab = "new";

export const requestsFragment = "#requests";

export const portalView = (view: { tab?: typeof newRequestTab; booking?: string | null } = {}): string =>
  withQuery(portalPaths.dashboard, view);

export const portalMessages = (view: { booking?: string | null; before?: string } = {}): string =>
  withQuery(portalPaths.messages, view);

/** Of what was asked and answered, which stands below the form on a phone. */
export const conversationFragment = "#conversation";

export const cancelOrPostpone = (booking: string, date: string | null = null): string =>
  withQuery(portalPaths.cancelOrPostpone, { booking, date });

export const requestSubmitted = (booking: string | null): string =>
  withQuery(portalPaths.messages, { [portalParameters.booking]: booking, [portalParameters.submitted]: "1" }) +
  conversationFragment;

export const requestFormAction = (booking: string | null): string =>
  withQuery(portalApi.requests, { [portalParameters.booking]: booking });

export const clientFilePath = (id: string, index: number | string): string => `/portal/files/${id}/${index}`;

export const clientRequestsPage = (before: string | null): string =>
  withQuery(portalApi.requests, { [portalParameters.before]: before });

export const portalBookingData = (id: string): string =>
  withQuery(portalApi.booking, { [portalParameters.booking]: id });
