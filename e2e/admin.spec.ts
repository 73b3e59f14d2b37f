import type { Page } from "@playwright/test";
import { adminApi, adminPaths, loginTo } from "../src/admin/paths.ts";
import { paths } from "../src/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { logIn } from "./admin-site.ts";
import { hydrated } from "./islands.ts";
import { tabTo } from "./lead-form.ts";
import type { LocalSite } from "./local-site.ts";
import { expect, screens, test } from "./test.ts";

const toast = (page: Page) =>
  page.getByRole("region", { name: "Notifications" }).locator("[role=alert], [role=status]");

/** The controls of the first page as people find them. */
const desk = (page: Page) => ({
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

/** The desk is folded away unless a show is on, which depends on the hour. */
async function unfold(page: Page) {
  const folded = page.locator("details.desk-fold:not([open]) > summary");
  if (await folded.count()) await folded.click();
}

async function openDesk(page: Page) {
  await logIn(page);
  await unfold(page);
  await hydrated(page, "live-desk");
  return desk(page);
}

/** Makes the desk believe that Spotify is connected: without that it offers no sync. */
const connect = (site: LocalSite) =>
  site.write(
    "INSERT OR REPLACE INTO spotify_connection (id, refresh_token, version, connected_at) VALUES (1, 'x', 1, ?)",
    Date.now(),
  );

test("an evening by keyboard: the track, on air, shown to everyone, off air", async ({ page, browser, site }) => {
  const { title, artist, update, goLive, goLiveNow, offline, nowPlaying } = await openDesk(page);
  await tabTo(page, title);
  await page.keyboard.type("Golden Hour (Extended Mix)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Artist is required")).toBeVisible();
  await tabTo(page, artist);
  await page.keyboard.type("Velvet Tide");
  await tabTo(page, update);
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Now playing updated");
  await expect(nowPlaying).toContainText("Golden Hour (Extended Mix)");
  await expect(title).toHaveValue("");
  await expect(artist).toHaveValue("");

  await expect(offline).toBeDisabled();
  await tabTo(page, goLive);
  await page.keyboard.press("Enter");
  await expect(goLiveNow).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(goLiveNow).toBeHidden();
  await page.keyboard.press("Enter");
  await tabTo(page, goLiveNow);
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("You are live");
  await expect(goLive).toBeDisabled();
  await expect(offline).toBeFocused();

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  // A Monday without a show: while one is on, the page also says until when.
  await visitor.clock.install({ time: new Date("2026-11-23T12:00:00-05:00") });
  await visitor.goto(paths.live);
  const liveLink = visitor.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Live (on air now)" });
  await expect(liveLink).toBeVisible();
  await expect(visitor.getByText("On air now", { exact: true })).toBeVisible();
  await expect(visitor.getByText("Golden Hour (Extended Mix)")).toBeVisible();
  await visitor.goto(paths.home);
  await expect(visitor.getByText("On air now: Golden Hour (Extended Mix), Velvet Tide")).toBeAttached();

  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("You are offline");
  await expect(goLive).toBeFocused();
  await page.reload();
  await unfold(page);
  await expect(offline).toBeDisabled();
  await visitor.goto(paths.live);
  await expect(visitor.getByText("Off air right now")).toBeVisible();
  await expect(liveLink).toHaveCount(0);
});

test("a desk that was left open learns of what another one did", async ({ page, context }) => {
  const { title, artist, update, goLive, offline } = await openDesk(page);
  await expect(offline).toBeDisabled();
  const other = await context.newPage();
  await other.goto(adminPaths.today);
  await unfold(other);
  await hydrated(other, "live-desk");
  await desk(other).goLive.click();
  await desk(other).goLiveNow.click();
  await expect(toast(other)).toContainText("You are live");

  await title.fill("Golden Hour");
  await artist.fill("Velvet Tide");
  await update.click();
  await expect(toast(page)).toContainText("Now playing updated");
  await expect(goLive).toBeDisabled();
  await other.reload();
  await expect(desk(other).goLive).toBeDisabled();

  await hydrated(other, "live-desk");
  await desk(other).offline.click();
  await expect(toast(other)).toContainText("You are offline");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(offline).toBeDisabled();
  await expect(goLive).toBeEnabled();
});

test("the sync button's tooltip waits 700 ms, and 300 ms after it was open no longer", async ({ page, site }) => {
  connect(site);
  await page.clock.install();
  const { sync } = await openDesk(page);
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
  test.use({ provokedErrors: /the server responded with a status of (502|409)/ });

  test("connects, syncs, tells of a fault and keeps the track, and disconnects", async ({ page, site, standIns }) => {
    site.write("DELETE FROM spotify_connection");
    const control = (query: string) => fetch(`${standIns.spotify.url}/control?${query}`);
    await control("playing=track&title=Mr. Brightside&artist=The Killers&fault=");
    const { sync, music, nowPlaying } = await openDesk(page);
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

    await hydrated(page, "live-desk");
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

  test("has a toast for each way to fail", async ({ page, site }) => {
    connect(site);
    const { title, artist, update, sync } = await openDesk(page);
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
  });
});

test.describe("without an answer", () => {
  test.use({ provokedErrors: /Failed to load resource: net::ERR_FAILED/ });

  test("says so in the words of the error catalogue", async ({ page, site }) => {
    connect(site);
    const { title, artist, update, sync } = await openDesk(page);
    await page.route(/\/api\/admin\//, (route) => route.abort());
    await sync.click();
    await expect(toast(page)).toContainText("Error syncing from Spotify");
    await title.fill("One");
    await artist.fill("Two");
    await update.click();
    await expect(toast(page)).toContainText("Error updating now playing");
  });
});

test.describe("who is not logged in", () => {
  test.use({ provokedErrors: /the server responded with a status of 401/ });

  test("is told so, and is at the login after 500 ms", async ({ page }) => {
    await page.clock.install();
    await openDesk(page);
    await page.context().clearCookies();
    await page.clock.pauseAt(Date.now() + 60_000);
    let isLeaving = false;
    page.on("request", (request) => {
      isLeaving ||= request.url().endsWith(loginTo(adminPaths.today));
    });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(toast(page)).toContainText("Unauthorized");
    await expect(toast(page)).toContainText("You are logged out. Logging in again...");
    await page.clock.runFor(499);
    expect(isLeaving).toBe(false);
    await page.clock.runFor(1);
    await expect(page.getByRole("button", { name: /^Log in to / })).toBeVisible();
  });

  test("is led to the login from the page itself", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(`**${adminApi.login}?**`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(adminPaths.bookings);
    await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(toast(page)).toContainText("Unauthorized");
    held.resolve();
    await page.getByRole("button", { name: /^Log in to / }).click();
    await expect(page).toHaveURL(adminPaths.bookings);
  });
});

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the desk and the menu work all the same", async ({ page, site }) => {
    site.write("DELETE FROM spotify_connection");
    await logIn(page);
    await unfold(page);
    const { title, artist, update, goLive, goLiveNow, offline, nowPlaying, music } = desk(page);
    await title.fill("Plain Song");
    await artist.fill("The Forms");
    await update.click();
    await expect(nowPlaying).toContainText("Plain Song");
    await goLive.click();
    await goLiveNow.click();
    await expect(goLive).toBeDisabled();
    await expect(page.getByText("On air", { exact: true })).toBeVisible();
    await offline.click();
    await expect(offline).toBeDisabled();
    await music.getByRole("link", { name: "Connect Spotify" }).click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page.getByText("Spotify Connection Failed")).toBeVisible();
    const outbox = page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Outbox" });
    await expect(outbox).toBeHidden();
    await page.getByRole("button", { name: "More" }).click();
    await outbox.click();
    await expect(page.getByRole("heading", { name: "Outbox", level: 1 })).toBeVisible();
  });
});

for (const { name, viewport } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("anyone can use the first page and the outbox", async ({ page }) => {
      await openDesk(page);
      await expectAccessible(page);
      await page.goto(adminPaths.outbox);
      await expectAccessible(page);
    });
  });
}
