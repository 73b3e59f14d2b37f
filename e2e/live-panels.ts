import type { Page } from "@playwright/test";
import { logIn } from "./admin-site.ts";
import { hydrated } from "./islands.ts";

/** What just happened, as a notification says it. */
export const toast = (page: Page) =>
  page.getByRole("region", { name: "Notifications" }).locator("[role=alert], [role=status]");

/** The controls of the first page as people find them. */
export const livePanels = (page: Page) => ({
  title: page.getByLabel("Title"),
  artist: page.getByLabel("Artist"),
  update: page.getByRole("button", { name: "Update" }),
  sync: page.getByRole("button", { name: "Sync from Spotify" }),
  goLive: page.getByRole("button", { name: "Go Live", exact: true }),
  goLiveNow: page.getByRole("button", { name: "Go live now" }),
  offline: page.getByRole("button", { name: "Offline" }),
  nowPlaying: page.getByRole("region", { name: "Now playing", exact: true }),
  music: page.getByRole("region", { name: "Music service" }),
});

/** The panels are folded away unless a show is on, which depends on the hour. */
export async function unfold(page: Page) {
  const folded = page.locator("details.live-fold:not([open]) > summary");
  if (await folded.count()) await folded.click();
}

export async function openLivePanels(page: Page) {
  await logIn(page);
  await unfold(page);
  await hydrated(page, "live-panels");
  return livePanels(page);
}
