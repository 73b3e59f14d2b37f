import type { Page } from "@playwright/test";
import { galleryOf, paths } from "../src/features/site/paths.ts";
import { hydrated } from "./islands.ts";
import { expect, test } from "./test.ts";

test.use({ pictures: true });

const pictures = (page: Page) => page.locator(".gallery").getByRole("link");
const viewer = (page: Page) => page.getByRole("dialog", { name: "Picture viewer" });
const filter = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Kind of picture" }).getByRole("link", { name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("the gallery is narrowed by its filters, each an address that can be gone back from", async ({ page }) => {
      await page.goto(paths.gallery);
      await expect(pictures(page)).toHaveCount(15);
      await filter(page, "Weddings").click();
      await expect(page).toHaveURL(galleryOf("weddings"));
      await expect(pictures(page)).toHaveCount(3);
      await expect(filter(page, "Weddings")).toHaveAttribute("aria-current", "true");
      await filter(page, "Clubs").click();
      await expect(page).toHaveURL(galleryOf("clubs"));
      await page.goBack();
      await expect(filter(page, "Weddings")).toHaveAttribute("aria-current", "true");
      await expect(pictures(page)).toHaveCount(3);

      await page.goto(`${paths.gallery}?category=none`);
      await expect(page.getByText("No images found in this category")).toBeVisible();
      await page.getByRole("link", { name: "See all pictures" }).click();
      await expect(pictures(page)).toHaveCount(15);
    });
  });
}

test("a picture opens large, and mouse and keys lead on, back and out", async ({ page }) => {
  await page.goto(paths.gallery);
  const second = pictures(page).nth(1);
  await second.click();
  const dialog = viewer(page);
  await expect(dialog).toContainText("2 of 15");
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await expect(dialog).toContainText("3 of 15");
  await dialog.getByRole("button", { name: "Previous picture" }).click();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog).toContainText("1 of 15");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog).toContainText("15 of 15");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("1 of 15");
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator("main .gallery :focus, header :focus, footer :focus")).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("2 of 15");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await second.click();
  await page.mouse.click(640, 30);
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();

  await second.click();
  await expect(dialog).toBeVisible();
  // The very moment it closes, before the page is told.
  await second.evaluate((link: HTMLAnchorElement) => {
    document.querySelector<HTMLDialogElement>("dialog.lightbox")?.close();
    link.click();
  });
  await expect(dialog).toContainText("2 of 15");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Draws a finger across the screen, as a real one does: with a touch, moves and a release. */
  async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const [x, y] = from;
    await touch("touchStart", [{ x, y }]);
    for (const part of [0.3, 0.6, 1])
      await touch("touchMove", [{ x: x + (to[0] - x) * part, y: y + (to[1] - y) * part }]);
    await touch("touchEnd", []);
    await client.detach();
  }

  test("a swipe leads to the next picture and back, and one up or down to none", async ({ page }) => {
    await page.goto(paths.gallery);
    await pictures(page).first().tap();
    await hydrated(page, "gallery");
    const dialog = viewer(page);
    await expect(dialog).toContainText("1 of 15");
    await swipe(page, [300, 400], [80, 410]);
    await expect(dialog).toContainText("2 of 15");
    await swipe(page, [80, 400], [300, 390]);
    await expect(dialog).toContainText("1 of 15");
    await swipe(page, [200, 300], [220, 500]);
    await swipe(page, [80, 400], [300, 390]);
    await expect(dialog).toContainText("15 of 15");
  });
});
