import type { Page } from "@playwright/test";
import { site as business } from "../src/content/site.ts";
import { paths } from "../src/features/site/paths.ts";
import { holdIslands } from "./islands.ts";
import { expect, test } from "./test.ts";

test.use({ pictures: true });

const film = "/media/sample-reel.webm";
const poster = (page: Page) => page.getByRole("link", { name: `Play: ${business.video?.title}` });
const video = (page: Page) => page.locator("video");

/** Notes the films that are asked for, and what is asked of anybody else. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    const { pathname, hostname, protocol } = new URL(request.url());
    if (pathname.startsWith("/media/") || (protocol !== "data:" && hostname !== "localhost")) addresses.push(pathname);
  });
  return addresses;
}

test("nothing of the video is asked for until it is pressed, and then it plays in its place", async ({ page }) => {
  const films = asked(page);
  await page.goto(paths.home);
  await poster(page).scrollIntoViewIfNeeded();
  await poster(page).hover();
  await expect(video(page)).toHaveCount(0);
  expect(films).toEqual([]);
  await poster(page).click();
  await expect(video(page)).toHaveAttribute("src", film);
  await expect(video(page)).toBeFocused();
  await expect(poster(page)).toHaveCount(0);
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  expect(new Set(films)).toEqual(new Set([film]));
});

test("a press on the video before its code has come plays it when it has", async ({ page }) => {
  const letGo = await holdIslands(page);
  await page.goto(paths.home);
  await poster(page).click();
  await expect(video(page)).toHaveCount(0);
  letGo();
  await expect(video(page)).toHaveAttribute("src", film);
  expect(page.context().pages()).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the video is a link to the film", async ({ page }) => {
    await page.goto(paths.home);
    await expect(poster(page)).toHaveAttribute("href", film);
  });
});
