import { adminParameters, adminPaths } from "../../admin/paths.ts";

export const openNowPlayingPanel = "panel";

export const atNowPlayingPanel = `${adminPaths.today}?${openNowPlayingPanel}=open`;

export const spotifyFailed = (reason: string): string =>
  `${adminPaths.today}?${new URLSearchParams({ [adminParameters.spotifyError]: reason })}`;
