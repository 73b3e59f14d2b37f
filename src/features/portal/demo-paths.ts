import { portalPaths } from "./paths.ts";

export const demoPath = `${portalPaths.dashboard}/demo`;

export const demoOf = (page: string): string => demoPath + page.slice(portalPaths.dashboard.length);

export const demoPages: readonly string[] = [
  portalPaths.dashboard,
  portalPaths.messages,
  portalPaths.plan,
  portalPaths.planDetails,
  portalPaths.songs,
  portalPaths.guests,
  portalPaths.keys,
  portalPaths.booked,
];

export const demoOnly = `${demoPath}/only-a-demo`;
