import { portalApi } from "../src/features/portal/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { signedInClient } from "./client.ts";
import { hydrated } from "./islands.ts";
import { button, full, kept, link, list, openSongs, rename, rows, saved } from "./song-page.ts";
import { expect, test } from "./test.ts";

test.describe("when saving fails", () => {
  test.use({ provokedErrors: /Failed to load resource/ });

  test("what was typed stays over a reload, and is saved in order once the site can be reached", async ({
    page,
    context,
    site,
  }) => {
    const booking = await signedInClient(site, context, ["Slow Tide"]);
    await openSongs(page);
    await page.route(`**${portalApi.songs}**`, (route) => route.abort());
    await page.getByLabel("Song", { exact: true }).fill("Last Ferry Home");
    await button(page, "Add song").click();
    await expect(list(page).getByText("Not saved")).toBeVisible();
    await button(page, "Move Last Ferry Home").press("Home");
    await expect(page.getByRole("status").filter({ hasText: "2 changes are not saved" })).toBeVisible();
    await expectAccessible(page);

    // Nobody moves: what was kept shows by itself.
    await page.reload();
    await expect(rows(page)).toHaveText(["Last Ferry Home", "Slow Tide"]);
    await expect(page.getByText("2 changes are not saved")).toBeVisible();
    expect(site.songs(booking)).toEqual(["Slow Tide"]);

    await page.unroute(`**${portalApi.songs}**`);
    await context.setOffline(true);
    await context.setOffline(false);
    await saved(page);
    expect(site.songs(booking)).toEqual(["Last Ferry Home", "Slow Tide"]);
  });

  test("a change that another has replaced is never sent, not even after a reload", async ({ page, context, site }) => {
    const booking = await signedInClient(site, context, ["Slow Tide"]);
    await openSongs(page);
    await context.setOffline(true);
    await rename(page, "Slow Tide", "Slow Typo");
    await rename(page, "Slow Typo", "Slow Dance");
    await expect(page.getByText("1 change is not saved")).toBeVisible();
    await context.setOffline(false);
    await saved(page);
    expect(await kept(page, booking)).toBeNull();

    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes(portalApi.songs)) sent.push(request.url());
    });
    await page.reload();
    await hydrated(page, "song-list");
    await expect(rows(page)).toHaveText(["Slow Dance"]);
    expect(sent).toEqual([]);
    expect(site.songs(booking)).toEqual(["Slow Dance"]);
  });

  test("a change that nobody answers counts as not saved after 15 seconds", async ({ page, context, site }) => {
    await signedInClient(site, context, ["Slow Tide", "Golden Hour"]);
    // The browser's own clock for this cannot be wound on.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds === 15_000 ? 0 : milliseconds);
    });
    await openSongs(page);
    await page.route(`**${portalApi.songs}**`, () => {});
    await button(page, "Move Golden Hour").press("ArrowUp");
    await expect(page.getByText("1 change is not saved")).toBeVisible();
    await page.unroute(`**${portalApi.songs}**`);
  });

  test("changes that did not get through are sent again by themselves", async ({ page, context, site }) => {
    const booking = await signedInClient(site, context, ["Slow Tide", "Golden Hour", "Paper Lanterns"]);
    await page.clock.install();
    await openSongs(page);
    let refused = 0;
    const fails = async () => {
      await page.route(`**${portalApi.songs}**`, (route) => {
        refused += 1;
        return route.abort();
      });
    };
    await fails();
    await button(page, "Move Golden Hour").press("ArrowUp");
    await expect(page.getByText("1 change is not saved")).toBeVisible();
    await page.clock.fastForward("00:05");
    await expect.poll(() => refused).toBe(2);
    await expect(page.getByText("1 change is not saved")).toBeVisible();
    await page.unroute(`**${portalApi.songs}**`);
    await page.clock.fastForward("00:10");
    await saved(page);
    expect(site.songs(booking)).toEqual(["Golden Hour", "Slow Tide", "Paper Lanterns"]);

    await fails();
    await button(page, "Move Paper Lanterns").press("Home");
    await expect(page.getByText("1 change is not saved")).toBeVisible();
    await page.unroute(`**${portalApi.songs}**`);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await saved(page);
    expect(site.songs(booking)).toEqual(["Paper Lanterns", "Golden Hour", "Slow Tide"]);
  });

  test("of two tabs, the one with the older change does not overwrite the newer one", async ({
    page,
    context,
    site,
  }) => {
    const booking = await signedInClient(site, context, ["Slow Tide"]);
    await context.route(`**${portalApi.songs}**`, (route) => route.abort());
    await openSongs(page);
    await rename(page, "Slow Tide", "Slow Typo");
    await expect(page.getByText("1 change is not saved")).toBeVisible();
    const second = await context.newPage();
    await openSongs(second);
    await rename(second, "Slow Typo", "Slow Dance");
    await expect(second.getByText("1 change is not saved")).toBeVisible();
    await page.route(`**${portalApi.songs}**`, (route) => route.abort());
    await context.unroute(`**${portalApi.songs}**`);
    await second.evaluate(() => dispatchEvent(new Event("online")));
    await saved(second);
    await page.unroute(`**${portalApi.songs}**`);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await saved(page);
    expect(site.songs(booking)).toEqual(["Slow Dance"]);
    expect(await kept(page, booking)).toBeNull();
  });

  test("a song that was removed elsewhere says so, and the others stay", async ({ page, context, site }) => {
    const booking = await signedInClient(site, context, ["Slow Tide", "Paper Lanterns"]);
    await openSongs(page);
    site.write("DELETE FROM song_requests WHERE booking_id = ? AND title = 'Paper Lanterns'", booking);
    await button(page, "Move Paper Lanterns").press("ArrowUp");
    await expect(page.getByRole("alert").getByText("“Paper Lanterns” is no longer on the list")).toBeVisible();
    await expect(rows(page)).toHaveText(["Slow Tide"]);
    await expect(page.getByText("All changes saved")).toBeHidden();
    await button(page, "Dismiss").click();
    await saved(page);
  });

  test("a refused song stays in the form while room is made for it", async ({ page, context, site }) => {
    const booking = await signedInClient(site, context, ["Slow Tide", "Golden Hour"]);
    await openSongs(page);
    await page.route(`**${portalApi.songs}`, full);
    await page.getByLabel("Song", { exact: true }).fill("Last Ferry Home");
    await button(page, "Add song").click();
    await expect(page.getByRole("alert").getByText("The list is full.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute(`**${portalApi.songs}`);
    await page.getByLabel("Change Slow Tide", { exact: true }).click();
    await link(page, "Remove Slow Tide").click();
    await expect(rows(page)).toHaveText(["Golden Hour"]);
    await expect(page.getByText("Not everything is saved")).toBeVisible();
    await expect(page.getByLabel("Song", { exact: true })).toHaveValue("Last Ferry Home");
    await button(page, "Add song").click();
    await saved(page);
    expect(site.songs(booking)).toEqual(["Golden Hour", "Last Ferry Home"]);
  });

  test("a late refusal leaves alone what is being typed, and its song can be put back", async ({
    page,
    context,
    site,
  }) => {
    const booking = await signedInClient(site, context);
    await openSongs(page);
    const { promise: typed, resolve: answer } = Promise.withResolvers<void>();
    await page.route(`**${portalApi.songs}`, async (route) => {
      await typed;
      await full(route);
    });
    const title = page.getByLabel("Song", { exact: true });
    await title.fill("Last Ferry Home");
    await button(page, "Add song").click();
    await expect(title).toHaveValue("");
    await title.fill("Paper Lanterns");
    answer();
    await expect(page.getByRole("alert").getByText("The list is full.")).toBeVisible();
    await expect(title).toHaveValue("Paper Lanterns");
    await expect(title).toBeFocused();
    await page.unroute(`**${portalApi.songs}`);
    await button(page, "Put it back").click();
    await saved(page);
    await expect(title).toHaveValue("Paper Lanterns");
    expect(site.songs(booking)).toEqual(["Last Ferry Home"]);
  });
});
