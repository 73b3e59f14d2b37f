import { portalPaths } from "./paths.ts";

/** The made-up wedding that anybody may look at: the client's pages below an address of their own. */
export const demoPath = `${portalPaths.dashboard}/demo`;

/** The made-up wedding's page for a page of the client's. */
export const demoOf = (page: string): string => demoPath + page.slice(portalPaths.dashboard.length);

/** What the demo shows, and what it says of everything else. */
export const demoPages: readonly string[] = [
  portalPaths.dashboard,
  portalPaths.plan,
  portalPaths.planDetails,
  portalPaths.songs,
  portalPaths.guests,
  portalPaths.keys,
  portalPaths.booked,
];

export const demoOnly = `${demoPath}/only-a-demo`;
