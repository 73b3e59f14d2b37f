import type { Page } from "@playwright/test";
import { site as business } from "../src/content/site.ts";

import { mixesTagged, paths } from "../src/features/site/paths.ts";
import { expect, test } from "./test.ts";

const { schedulingPage = "" } = business;

test.use({ pictures: true });

/** Answers for every other site with `body`, and notes which hosts are asked. */
async function standIn(page: Page, body = ""): Promise<Set<string>> {
  const hosts = new Set<string>();
  await page.route(/^https:/, async (route) => {
    hosts.add(new URL(route.request().url()).host);
    await route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Player</title>${body}` });
  });
  return hosts;
}

const mixes = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const frames = (page: Page) => page.locator("iframe");

test("a mix plays when its cover is pressed, one at a time, and no platform is asked before", async ({
  page,
  site,
}) => {
  site.write("UPDATE mixes SET video_id = 'aBcDeFgHiJk' WHERE platform = 'youtube'");
  const hosts = await standIn(page);
  await page.goto(paths.mixes);
  await page
    .getByRole("navigation", { name: "Mixes by tag" })
    .getByRole("link", { name: /^open format/ })
    .click();
  await expect(page).toHaveURL(mixesTagged("open format"));
  await expect(mixes(page)).toHaveText(["Two hours from the booth", "Vals to perreo"]);
  await page.waitForLoadState();
  await page.mouse.wheel(0, 400);
  expect([...hosts]).toEqual([]);

  const counted = page.waitForRequest(/\/api\/mixes\/[^/]+\/plays$/);
  await page.getByRole("link", { name: /Two hours from the booth/ }).click();
  expect((await counted).method()).toBe("POST");
  await expect(frames(page)).toHaveAttribute("title", /^Two hours from the booth, player by/);
  await expect(frames(page)).toBeFocused();
  await page.getByRole("link", { name: /Vals to perreo/ }).click();
  await expect(frames(page)).toHaveCount(1);
  await expect(frames(page)).toHaveAttribute("title", /^Vals to perreo, player by/);
  await expect.poll(() => hosts.size).toBe(2);
});

test("the stream plays when its poster is pressed, and Twitch is not asked before", async ({ page }) => {
  const hosts = await standIn(page);
  await page.goto(paths.live);
  const poster = page.getByRole("link", { name: /^Play: / });
  await poster.hover();
  expect([...hosts]).toEqual([]);
  await poster.click();
  await expect(frames(page)).toHaveAttribute(
    "src",
    new RegExp(`^https://player\\.twitch\\.tv/\\?.*channel=${business.streamingChannel?.name}.*parent=localhost`),
  );
  await expect.poll(() => [...hosts]).toEqual(["player.twitch.tv"]);
});

test("the calendar is asked for when it comes into view, and takes the place of its link once it answers", async ({
  page,
}) => {
  const hello = `<script>parent.postMessage({ event: "calendly.event_type_viewed" }, "*")</script>`;
  const hosts = await standIn(page, hello);
  await page.goto(paths.book);
  await page.mouse.move(200, 200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([...hosts]).toEqual([]);
  await page.getByRole("link", { name: "Pick a time" }).click();
  await expect(page.getByTitle("Scheduling calendar")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Open the calendar/ })).toHaveCount(0);
  expect([...hosts]).toEqual([new URL(schedulingPage).host]);
});

test.describe("where the calendar cannot be reached", () => {
  test.use({ provokedErrors: /ERR_BLOCKED_BY_CLIENT|Failed to load resource/ });

  test("its link stays, and says so", async ({ page }) => {
    await page.clock.install();
    await page.route(/calendly\.com/, (route) => route.abort("blockedbyclient"));
    const asked = page.waitForRequest(/calendly\.com/);
    await page.goto(`${paths.book}#call`);
    await asked;
    await expect(page.getByText("The calendar is on its way")).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(page.getByText("The calendar does not load here. It opens in its own window.")).toBeVisible();
    const link = page.getByRole("link", { name: /^Open the calendar/ });
    await expect(link).toHaveAttribute("href", schedulingPage);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(frames(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("mixes are filtered by their links, and covers and calendar lead to where things play", async ({ page }) => {
    await page.goto(paths.mixes);
    await page
      .getByRole("navigation", { name: "Mixes by tag" })
      .getByRole("link", { name: /^open format/ })
      .click();
    await expect(mixes(page)).toHaveCount(2);
    await expect(page.getByRole("link", { name: /Two hours from the booth/ })).toHaveAttribute("target", "_blank");
    await page.goto(paths.book);
    await expect(page.getByRole("link", { name: /^Open the calendar/ })).toHaveAttribute("href", schedulingPage);
  });
});
