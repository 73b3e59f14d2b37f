import type { Page, Route } from "@playwright/test";
import { portalApi, portalPaths } from "../src/portal/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { signedInClient } from "./client.ts";
import { hydrated } from "./islands.ts";
import { expect, screens, test } from "./test.ts";

const list = (page: Page, name = "Must play") => page.getByRole("list", { name });
const rows = (page: Page, name?: string) => list(page, name).getByRole("listitem").locator(".song-text > :first-child");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const saved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();

const kept = (page: Page, booking: string) =>
  page.evaluate((key) => localStorage.getItem(key), `song-changes:${booking}`);

const full = (route: Route) => route.fulfill({ status: 409, json: { message: "The list is full." } });

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel(`Change ${from}`, { exact: true }).click();
  await link(page, `Edit ${from}`).click();
  const form = page.getByRole("form", { name: `Edit ${from}` });
  await form.getByLabel("Song", { exact: true }).fill(to);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(rows(page).filter({ hasText: to })).toBeVisible();
}

/** Opens the song list and waits until it is alive, which takes no move of the visitor. */
async function openSongs(page: Page): Promise<void> {
  await page.goto(portalPaths.songs);
  await hydrated(page, "song-list");
}

test("a client adds, edits, moves and removes songs by keyboard alone, and drags one to another list", async ({
  page,
  context,
  site,
}) => {
  const booking = await signedInClient(site, context, ["Slow Tide", "Paper Lanterns"]);
  await openSongs(page);

  await page.getByLabel("Song", { exact: true }).focus();
  await page.keyboard.type("Golden Hour");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveText(["Slow Tide", "Paper Lanterns", "Golden Hour"]);
  await expect(page.getByLabel("Song", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Song", { exact: true })).toHaveValue("");

  await button(page, "Move Golden Hour").press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(rows(page)).toHaveText(["Golden Hour", "Slow Tide", "Paper Lanterns"]);
  await expect(button(page, "Move Golden Hour")).toBeFocused();
  await expect(page.getByText("Golden Hour: 1 of 3 in Must play.")).toBeAttached();

  await page.locator("summary").nth(0).press("Enter");
  await button(page, "Move down Golden Hour").press("Enter");
  await expect(rows(page)).toHaveText(["Slow Tide", "Golden Hour", "Paper Lanterns"]);
  await link(page, "Edit Golden Hour").press("Enter");
  const edit = page.getByRole("form", { name: "Edit Golden Hour" });
  await edit.getByLabel("Moment or note").fill("Cake");
  await page.keyboard.press("Enter");
  await expect(list(page).getByText("Cake")).toBeVisible();

  await link(page, "Remove Slow Tide").press("Enter");
  await expect(rows(page)).toHaveText(["Golden Hour", "Paper Lanterns"]);
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveText(["Slow Tide", "Golden Hour", "Paper Lanterns"]);

  await button(page, "Move Paper Lanterns").hover();
  await page.mouse.down();
  await page.getByText("Not even on request.").hover();
  await page.mouse.up();
  await expect(rows(page, "Do not play")).toHaveText(["Paper Lanterns"]);

  await saved(page);
  expect(site.songs(booking)).toEqual(["Slow Tide", "Golden Hour", "Paper Lanterns"]);
  await page.reload();
  await expect(rows(page)).toHaveText(["Slow Tide", "Golden Hour"]);
  await expect(rows(page, "Do not play")).toHaveText(["Paper Lanterns"]);
});

test("Escape closes a song's menu and goes back to its button", async ({ page, context, site }) => {
  await signedInClient(site, context, ["Slow Tide"]);
  await openSongs(page);
  await page.getByLabel("Change Slow Tide", { exact: true }).press("Enter");
  await button(page, "Move up Slow Tide").press("Escape");
  await expect(page.getByLabel("Change Slow Tide", { exact: true })).toBeFocused();
  await expect(button(page, "Move up Slow Tide")).toBeHidden();
});

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
    await saved(page);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("songs are added, moved and removed by plain forms", async ({ page, context, site }) => {
    const booking = await signedInClient(site, context, ["Slow Tide"]);
    await page.goto(portalPaths.songs);
    await page.getByLabel("Song", { exact: true }).fill("Golden Hour");
    await button(page, "Add song").click();
    await expect(page.getByText("The song is added.")).toBeVisible();
    await page.locator("summary").nth(1).click();
    await button(page, "Move up Golden Hour").click();
    await expect(rows(page)).toHaveText(["Golden Hour", "Slow Tide"]);
    await link(page, "Remove Slow Tide").click();
    await expect(page.getByText("Remove “Slow Tide”?")).toBeVisible();
    await button(page, "Remove").click();
    await expect(rows(page)).toHaveText(["Golden Hour"]);
    expect(site.songs(booking)).toEqual(["Golden Hour"]);
  });
});

for (const { name, viewport } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("anyone can use the song list and the contract", async ({ page, context, site }) => {
      await signedInClient(site, context, ["Slow Tide", "Golden Hour"]);
      await openSongs(page);
      await page.locator("summary").nth(0).click();
      await button(page, "Add song").click();
      await expect(page.getByText("Please enter the song's title")).toBeVisible();
      await expectAccessible(page);
      await page.goto(portalPaths.contract);
      await expectAccessible(page);
    });
  });
}

test("the contract prints on at most two sheets, without what belongs to the screen", async ({
  page,
  context,
  site,
}) => {
  await signedInClient(site, context);
  await page.goto(portalPaths.contract);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Contract for DJ services" })).toBeVisible();
  for (const part of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByText("Skip to the content")])
    await expect(part).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/);
});
