import { adminPaths, loginTo } from "../src/features/admin/paths.ts";
import { paths } from "../src/features/site/paths.ts";
import { logIn } from "./admin-site.ts";
import { hydrated } from "./islands.ts";
import { tabTo } from "./keyboard.ts";
import { livePanels, openLivePanels, toast, unfold } from "./live-panels.ts";
import { expect, test } from "./test.ts";

test("an evening by keyboard: the track, on air, shown to everyone, off air", async ({ page, browser, site }) => {
  const { title, artist, update, goLive, goLiveNow, offline, nowPlaying } = await openLivePanels(page);
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

test("a page that was left open learns of what another one did", async ({ page, context }) => {
  const { title, artist, update, goLive, offline } = await openLivePanels(page);
  await expect(offline).toBeDisabled();
  const other = await context.newPage();
  await other.goto(adminPaths.today);
  await unfold(other);
  await hydrated(other, "live-panels");
  await livePanels(other).goLive.click();
  await livePanels(other).goLiveNow.click();
  await expect(toast(other)).toContainText("You are live");

  await title.fill("Golden Hour");
  await artist.fill("Velvet Tide");
  await update.click();
  await expect(toast(page)).toContainText("Now playing updated");
  await expect(goLive).toBeDisabled();
  await other.reload();
  await unfold(other);
  await expect(livePanels(other).goLive).toBeDisabled();

  await hydrated(other, "live-panels");
  await livePanels(other).offline.click();
  await expect(toast(other)).toContainText("You are offline");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(offline).toBeDisabled();
  await expect(goLive).toBeEnabled();
});

test.describe("who is not logged in", () => {
  test.use({ provokedErrors: /the server responded with a status of 401/ });

  test("is told so, and is at the login after 500 ms", async ({ page }) => {
    await page.clock.install();
    await openLivePanels(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.context().clearCookies();
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
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    await page.goto(adminPaths.bookings);
    await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(toast(page)).toContainText("Unauthorized");
    await page.clock.resume();
    await page.getByRole("button", { name: /^Log in to / }).click();
    await expect(page).toHaveURL(adminPaths.bookings);
  });
});

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the panels and the menu work all the same", async ({ page, site }) => {
    site.write("DELETE FROM spotify_connection");
    await logIn(page);
    await unfold(page);
    const { title, artist, update, goLive, goLiveNow, offline, nowPlaying, music } = livePanels(page);
    await title.fill("Plain Song");
    await artist.fill("The Forms");
    await update.click();
    await expect(nowPlaying).toContainText("Plain Song");
    await goLive.click();
    await goLiveNow.click();
    await expect(goLive).toBeDisabled();
    await expect(page.locator("#live").getByText("On air", { exact: true })).toBeVisible();
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
