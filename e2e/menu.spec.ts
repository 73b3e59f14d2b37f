import type { Page } from "@playwright/test";
import { paths } from "../src/features/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, screens, test } from "./test.ts";

const [phone, laptop] = screens;
test.use({ viewport: phone.viewport });

const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function openMenu(page: Page): Promise<void> {
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
}

/** What holds with and without JavaScript, on the home page. */
async function expectMenu(page: Page): Promise<void> {
  await test.step("it lists the five pages and leads to the scheduling page in a new tab", async () => {
    await openMenu(page);
    const links = menu(page).getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(["Home", "Live", "Merch", "Gallery", "Contact"]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      ...[paths.home, paths.live, paths.merch, paths.gallery, paths.contact],
    ]);
    await expect(menu(page).locator("[aria-current=page]")).toHaveText("Home");
    const book = menu(page).getByRole("link", { name: /^Book the DJ/ });
    await expect(book).toHaveAttribute("href", /^https:\/\/calendly\.com\//);
    await expect(book).toHaveAttribute("target", "_blank");
    await expect(book).toHaveAttribute("rel", /\bnoopener\b/);
  });

  await test.step("it closes by its button and by a press beside it, and focus goes back", async () => {
    for (const close of [
      () => menu(page).getByRole("button", { name: "Close menu" }).click(),
      () => page.mouse.click(20, 600),
    ]) {
      if (await menu(page).isHidden()) await openMenu(page);
      expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
  });

  await test.step("it opens by Enter, keeps the Tab key inside, and closes by Escape", async () => {
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus, footer :focus, .header-row :focus")).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step("it holds the page still while it is open", async () => {
    await openMenu(page);
    await page.mouse.move(20, 600);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    // Wheel turns are taken in their order: had the first one moved the page, it would stand further down.
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });
}

test("the menu of a phone opens, closes and can be used by anyone; a laptop has its links in the header", async ({
  page,
}) => {
  await page.goto(paths.home);
  await expectMenu(page);
  await openMenu(page);
  await expectAccessible(page);
  // The page stays, as it does when one comes back to it.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await menu(page).getByRole("link", { name: "Gallery" }).click();
  await expect(menu(page)).toBeHidden();

  await page.setViewportSize(laptop.viewport);
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link")).toHaveText(["Home", "Live", "Merch", "Gallery", "Contact"]);
  await expect(main.locator("[aria-current=page]")).toHaveText("Home");
  await expect(page.getByRole("banner").getByRole("link", { name: "Book the DJ" })).toHaveAttribute("href", paths.book);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Twitch/ })).toHaveAttribute("target", "_blank");
  await expect(opener(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu of a phone works all the same", async ({ page }) => {
    await page.goto(paths.home);
    await expectMenu(page);
  });
});
