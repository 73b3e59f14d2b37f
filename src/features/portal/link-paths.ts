import { emailQuery, tokenQuery, withQuery } from "../site/paths.ts";
import { portalPaths } from "./paths.ts";

/** Keyed by the names in mail links. */
const destinations = {
  dashboard: portalPaths.dashboard,
  plan: portalPaths.plan,
  songs: portalPaths.songs,
  details: portalPaths.plan,
  contract: portalPaths.contract,
  review: portalPaths.review,
  tip: portalPaths.tip,
  evening: portalPaths.evening,
} as const;

export type PortalDestination = keyof typeof destinations;

const destinationQuery = "to";

export const portalLink = (token: string, email: string, to: PortalDestination = "dashboard"): string =>
  withQuery(portalPaths.dashboard, {
    [tokenQuery]: token,
    [emailQuery]: email,
    [destinationQuery]: to === "dashboard" ? null : to,
  });

/** Falls back to the portal's first page. */
export function portalDestination(query: Readonly<Record<string, string>>, booking: string): string {
  const named = Object.entries(destinations).find(([name]) => name === query[destinationQuery]);
  return named ? withQuery(named[1], { booking }) : portalPaths.dashboard;
}
