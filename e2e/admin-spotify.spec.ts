import { adminApi, adminPaths } from "../src/features/admin/paths.ts";
import { hydrated } from "./islands.ts";
import { tabTo } from "./keyboard.ts";
import { openLivePanels, toast, unfold } from "./live-panels.ts";
import type { LocalSite } from "./local-site.ts";
import { expect, test } from "./test.ts";

/** Makes the page believe that Spotify is connected: without that it offers no sync. */
const connect = (site: LocalSite) =>
  site.write(
    "INSERT OR REPLACE INTO spotify_connection (id, refresh_token, version, connected_at) VALUES (1, 'x', 1, ?)",
    Date.now(),
  );

test("the sync button's tooltip waits 700 ms, and 300 ms after it was open no longer", async ({ page, site }) => {
  connect(site);
  await page.clock.install();
  const { sync } = await openLivePanels(page);
  const tip = page.getByRole("tooltip");
  await expect(sync).toHaveAccessibleDescription("Takes over what plays there right now.");
  const away = () => page.mouse.move(0, 0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await sync.hover();
  await page.clock.runFor(699);
  await expect(tip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip).toBeVisible();
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();

  await away();
  await page.clock.runFor(299);
  await sync.hover();
  await page.clock.runFor(1);
  await expect(tip).toBeVisible();
  await away();
  await expect(tip).toBeHidden();
  await page.clock.runFor(300);
  await sync.hover();
  await page.clock.runFor(699);
  await expect(tip).toBeHidden();

  await away();
  await tabTo(page, sync);
  await expect(tip).toBeVisible();
});

test.describe("Spotify", () => {
  test.use({ provokedErrors: /the server responded with a status of (502|409)|net::ERR_FAILED/ });

  test("connects, syncs, tells of a fault and keeps the track, and disconnects", async ({ page, site, standIns }) => {
    site.write("DELETE FROM spotify_connection");
    const control = (query: string) => fetch(`${standIns.spotify.url}/control?${query}`);
    await control("playing=track&title=Mr. Brightside&artist=The Killers&fault=");
    const { sync, music, nowPlaying } = await openLivePanels(page);
    await expect(sync).toHaveCount(0);

    await music.getByRole("link", { name: "Connect Spotify" }).click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(toast(page)).toContainText("Spotify Connection Failed");
    await expect(toast(page)).toContainText("Access was not granted at Spotify.");
    await expect(page).toHaveURL(adminPaths.today);

    await music.getByRole("link", { name: "Connect Spotify" }).click();
    await page.getByRole("link", { name: "Agree" }).click();
    await expect(toast(page)).toContainText("Spotify account connected successfully!");
    await expect(page).toHaveURL(adminPaths.today);
    await expect(music).toContainText("Connected since");

    await hydrated(page, "live-panels");
    await sync.click();
    await expect(toast(page)).toContainText("Now playing synced from Spotify!");
    await expect(nowPlaying).toContainText("Mr. Brightside");

    await control("title=Another&fault=429&retryAfter=1200");
    await sync.click();
    await expect(toast(page)).toContainText("Sync Failed");
    await expect(toast(page)).toContainText("Spotify asked for a pause.");
    await expect(music).toContainText("The last track stays. Tries again at ");
    await expect(nowPlaying).toContainText("Mr. Brightside");
    await page.reload();
    await unfold(page);
    await expect(music).toContainText("Spotify asked for a pause. The last track stays. Tries again at ");

    await music.getByRole("button", { name: "Disconnect" }).click();
    await expect(music).toContainText("Spotify is not connected.");
    await expect(nowPlaying).toContainText("Mr. Brightside");
    await expect(sync).toHaveCount(0);
  });

  test("has a toast for each way to fail, in the words of the error catalogue", async ({ page, site }) => {
    connect(site);
    const { title, artist, update, sync } = await openLivePanels(page);
    await page.route(`**${adminApi.syncSpotify}`, (route) =>
      route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
    );
    await sync.click();
    await expect(toast(page)).toContainText("Failed to sync from Spotify");
    await page.route(`**${adminApi.nowPlaying}`, (route) => route.fulfill({ status: 502, body: "" }));
    await title.fill("One");
    await artist.fill("Two");
    await update.click();
    await expect(toast(page)).toContainText("Failed to update now playing");
    await expect(title).toHaveValue("One");

    await page.route(/\/api\/admin\//, (route) => route.abort());
    await sync.click();
    await expect(toast(page)).toContainText("Error syncing from Spotify");
    await update.click();
    await expect(toast(page)).toContainText("Error updating now playing");
  });
});
