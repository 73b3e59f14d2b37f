import type { Page } from "@playwright/test";
import { site as business } from "../src/content/site.ts";
import { paths } from "../src/site/paths.ts";
import { holdIslands } from "./islands.ts";
import { expect, test } from "./test.ts";

const player = "https://www.youtube-nocookie.com/embed/";
const poster = (page: Page) => page.getByRole("link", { name: `Play: ${business.video.title}` });
const frame = (page: Page) => page.locator("iframe");

/** Answers for the video site, and notes what it is asked. */
async function standInForYouTube(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/youtube|ytimg|googlevideo/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" });
  });
  return asked;
}

test("nothing is asked of YouTube until the video is pressed", async ({ page }) => {
  const asked = await standInForYouTube(page);
  await page.goto(paths.home);
  await poster(page).scrollIntoViewIfNeeded();
  await poster(page).hover();
  await expect(frame(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await poster(page).click();
  await expect(frame(page)).toHaveAttribute("src", new RegExp(`^${player}${business.video.id}\\?autoplay=1$`));
  await expect(frame(page)).toHaveAttribute("title", business.video.title);
  await expect(frame(page)).toBeFocused();
  await expect(poster(page)).toHaveCount(0);
  await expect.poll(() => asked).toEqual([expect.stringContaining(player)]);
});

test("a press on the video before its code has come plays it when it has", async ({ page }) => {
  const asked = await standInForYouTube(page);
  const letGo = await holdIslands(page);
  await page.goto(paths.home);
  await poster(page).click();
  expect(asked).toEqual([]);
  letGo();
  await expect(frame(page)).toHaveAttribute("src", new RegExp(`^${player}`));
  expect(page.context().pages()).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the video is a link to YouTube in a new tab", async ({ page }) => {
    await page.goto(paths.home);
    await expect(poster(page)).toHaveAttribute("href", `https://www.youtube.com/watch?v=${business.video.id}`);
    await expect(poster(page)).toHaveAttribute("target", "_blank");
    await expect(poster(page)).toHaveAttribute("rel", /\bnoopener\b/);
  });
});
