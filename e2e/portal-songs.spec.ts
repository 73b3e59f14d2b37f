import { portalPaths } from "../src/features/portal/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { signedInClient } from "./client.ts";
import { button, link, list, openSongs, rows, saved } from "./song-page.ts";
import { expect, test } from "./test.ts";

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

  await page.getByLabel("Change Golden Hour", { exact: true }).press("Enter");
  await button(page, "Move down Golden Hour").press("Enter");
  await expect(rows(page)).toHaveText(["Slow Tide", "Golden Hour", "Paper Lanterns"]);
  await link(page, "Edit Golden Hour").press("Enter");
  const edit = page.getByRole("form", { name: "Edit Golden Hour" });
  await edit.getByLabel("Moment or note").fill("Cake");
  await page.keyboard.press("Enter");
  await expect(list(page).getByText("Cake")).toBeVisible();

  await page.getByLabel("Change Slow Tide", { exact: true }).press("Enter");
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

test("songs are suggested while a client types, chosen by keyboard, with their length", async ({
  page,
  context,
  site,
}) => {
  await signedInClient(site, context, ["Slow Tide"]);
  await openSongs(page);
  await page.getByLabel("Song", { exact: true }).pressSequentially("septem");
  await expect(page.getByRole("option", { name: "September Earth, Wind & Fire" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await saved(page);
  await expect(list(page).getByText("3:35")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("songs are added, moved and removed by plain forms", async ({ page, context, site }) => {
    const booking = await signedInClient(site, context, ["Slow Tide"]);
    await page.goto(portalPaths.songs);
    await page.getByLabel("Song", { exact: true }).fill("Golden Hour");
    await button(page, "Add song").click();
    await expect(page.getByText("The song is added.")).toBeVisible();
    await page.getByLabel("Change Golden Hour", { exact: true }).click();
    await button(page, "Move up Golden Hour").click();
    await expect(rows(page)).toHaveText(["Golden Hour", "Slow Tide"]);
    await page.getByLabel("Change Slow Tide", { exact: true }).click();
    await link(page, "Remove Slow Tide").click();
    await expect(page.getByText("Remove “Slow Tide”?")).toBeVisible();
    await button(page, "Remove").click();
    await expect(rows(page)).toHaveText(["Golden Hour"]);
    expect(site.songs(booking)).toEqual(["Golden Hour"]);
  });
});

test("anyone can use the song list, whose menus Escape closes, and the contract, which prints on two sheets at most", async ({
  page,
  context,
  site,
}) => {
  await signedInClient(site, context, ["Slow Tide", "Golden Hour"]);
  await openSongs(page);
  await page.getByLabel("Change Slow Tide", { exact: true }).press("Enter");
  await button(page, "Move up Slow Tide").press("Escape");
  await expect(page.getByLabel("Change Slow Tide", { exact: true })).toBeFocused();
  await expect(button(page, "Move up Slow Tide")).toBeHidden();

  await expect(button(page, "Add song")).toBeHidden();
  await page.getByLabel("Song", { exact: true }).press("Enter");
  await expect(page.getByText("Please enter the song's title")).toBeVisible();
  await expectAccessible(page);
  await page.goto(portalPaths.contract);
  await expectAccessible(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Contract for DJ services" })).toBeVisible();
  for (const part of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByText("Skip to the content")])
    await expect(part).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/);
});
