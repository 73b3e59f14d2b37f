import type { Page } from "@playwright/test";
import { paths, quoteFragment } from "../src/features/site/paths.ts";
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

test("on a phone a quote button appears past 80% of the view, goes while the form fills it, and leads to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 840 });
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

  await scrollTo(page, bottom + 10);
  await bar(page).click();
  await expect(page.getByRole("heading", { name: "A real quote, within 2 business hours" })).toBeInViewport();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.locator(`${quoteFragment} :focus`)).toHaveCount(1);

  await test.step("on a laptop there is none, however far one scrolls", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y <= end; y += 400) {
      await scrollTo(page, y);
      await expect(bar(page)).toBeHidden();
    }
  });
});
