import { emailQuery, tokenQuery, withQuery } from "../site/paths.ts";
import { portalPaths } from "./paths.ts";

/** Pages of the portal that a link in a mail leads on to, by the name that the link has for them. */
const destinations = {
  dashboard: portalPaths.dashboard,
  plan: portalPaths.plan,
  songs: portalPaths.songs,
  details: portalPaths.plan,
  review: portalPaths.review,
} as const;

export type PortalDestination = keyof typeof destinations;

const destinationQuery = "to";

/** The link by which a client reaches the portal, and the page that it leads on to. */
export const portalLink = (token: string, email: string, to: PortalDestination = "dashboard"): string =>
  withQuery(portalPaths.dashboard, {
    [tokenQuery]: token,
    [emailQuery]: email,
    [destinationQuery]: to === "dashboard" ? null : to,
  });

/** Where a link leads once it is opened: to the page of `booking` that it names, else to the portal's first. */
export function portalDestination(query: Readonly<Record<string, string>>, booking: string): string {
  const named = Object.entries(destinations).find(([name]) => name === query[destinationQuery]);
  return named ? withQuery(named[1], { booking }) : portalPaths.dashboard;
}
