import type { Page } from "@playwright/test";
import { paths, quoteFragment } from "../src/site/paths.ts";
import { leadForm } from "./lead-form.ts";
import { expect, test } from "./test.ts";

const bar = (page: Page) => page.getByRole("link", { name: "Get my quote" });

/** Scrolls to `top` and waits until the page has noticed: scroll handlers and observers run with the frames. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y);
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  }, top);

/** Where the quote form begins and ends, from the top of the page. */
const formEdges = (page: Page) =>
  leadForm(page).form.evaluate((form) => {
    const { top, bottom } = form.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY };
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 840 } });

  test("a quote button appears past 80% of the view, and goes while the form fills it", async ({ page }) => {
    await page.goto(paths.home);
    await expect(bar(page)).toBeHidden();
    const { top, bottom } = await formEdges(page);
    await scrollTo(page, 672);
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, 673);
    await expect(bar(page)).toBeVisible();
    await scrollTo(page, 600);
    await expect(bar(page)).toBeHidden();
    for (const inForm of [top - 400, (top + bottom) / 2, bottom - 440]) {
      await scrollTo(page, inForm);
      await expect(bar(page)).toBeHidden();
    }
    await scrollTo(page, bottom - 400);
    await expect(bar(page)).toBeVisible();
  });

  test("the quote button leads back to the form", async ({ page }) => {
    await page.goto(paths.home);
    await scrollTo(page, (await formEdges(page)).bottom + 10);
    await bar(page).click();
    await expect(page.getByRole("heading", { name: "A real quote, within 2 business hours" })).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.locator(`${quoteFragment} :focus`)).toHaveCount(1);
  });
});

test.describe("on a laptop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("there is no floating quote button, however far one scrolls", async ({ page }) => {
    await page.goto(paths.home);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top <= end; top += 400) {
      await scrollTo(page, top);
      await expect(bar(page)).toBeHidden();
    }
  });
});
