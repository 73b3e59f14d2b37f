import type { Page } from "@playwright/test";
import { paths } from "../src/site/paths.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function openMenu(page: Page): Promise<void> {
  await page.goto(paths.home);
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
}

const ways: readonly { by: string; close: (page: Page) => Promise<void> }[] = [
  { by: "its close button", close: (page) => menu(page).getByRole("button", { name: "Close menu" }).click() },
  { by: "a press beside it", close: (page) => page.mouse.click(20, 600) },
];

/** What holds with and without JavaScript. */
function menuTests(): void {
  test("lists the five pages and leads to the scheduling page in a new tab", async ({ page }) => {
    await openMenu(page);
    const links = menu(page).getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(["Home", "Live", "Merch", "Gallery", "Contact"]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      paths.home,
      paths.live,
      paths.merch,
      paths.gallery,
      paths.contact,
    ]);
    await expect(menu(page).locator("[aria-current=page]")).toHaveText("Home");
    const book = menu(page).getByRole("link", { name: /^Book the DJ/ });
    await expect(book).toHaveAttribute("href", /^https:\/\/calendly\.com\//);
    await expect(book).toHaveAttribute("target", "_blank");
    await expect(book).toHaveAttribute("rel", /\bnoopener\b/);
  });

  for (const { by, close } of ways) {
    test(`closes by ${by}, and focus goes back to its button`, async ({ page }) => {
      await openMenu(page);
      expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await close(page);
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  }

  test("opens by Enter, keeps the Tab key inside, and closes by Escape", async ({ page }) => {
    await page.goto(paths.home);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      const outside = "main :focus, footer :focus, .header-row :focus";
      await expect(page.locator(outside)).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("holds the page still while it is open", async ({ page }) => {
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

test.describe("the menu of a phone", () => {
  menuTests();

  test("closes when a link is pressed", async ({ page }) => {
    // The page stays, as it does when one comes back to it.
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await openMenu(page);
    await menu(page).getByRole("link", { name: "Gallery" }).click();
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("the menu of a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  menuTests();
});

test("on a laptop the five pages stand in the header, and the current one is marked", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.home);
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link")).toHaveText(["Home", "Live", "Merch", "Gallery", "Contact"]);
  await expect(main.locator("[aria-current=page]")).toHaveText("Home");
  await expect(page.getByRole("banner").getByRole("link", { name: "Book the DJ" })).toHaveAttribute("href", paths.book);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Twitch/ })).toHaveAttribute("target", "_blank");
  await expect(opener(page)).toBeHidden();
});
