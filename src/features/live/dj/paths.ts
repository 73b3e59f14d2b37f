import { adminPaths, adminQuery } from "../../admin/paths.ts";

/** Query parameter of the first page: the now-playing panel stands open, because the browser comes from there. */
export const openNowPlayingPanel = "panel";

/** The first page with the now-playing panel open. */
export const atNowPlayingPanel = `${adminPaths.today}?${openNowPlayingPanel}=open`;

/** The admin page after connecting Spotify failed; `reason` is shown there. */
export const spotifyFailed = (reason: string): string =>
  `${adminPaths.today}?${new URLSearchParams({ [adminQuery.spotifyError]: reason })}`;
