import type { Page, Route } from "@playwright/test";
import { eventCategories } from "../src/content/categories.ts";
import { homeTab, paths } from "../src/features/site/paths.ts";
import { hydrated } from "./islands.ts";
import { expect, test } from "./test.ts";

test.use({ pictures: true });

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[];
  }
}

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1200 },
];

/** A few pixels are the most that a stand-in of the same metrics may be off when a font comes late. */
const negligible = 0.005;
const sumOf = (shifts: Window["layoutShifts"]) => shifts.reduce((total, { value }) => total + value, 0);

/** Notes every movement of what was already painted. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node)));
        window.layoutShifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Waits until the pictures in view are decoded and two frames were painted. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });

test("nothing jumps while a page loads, when its fonts come after the first paint, and while one scrolls to its end", async ({
  page,
}) => {
  await watchShifts(page);
  const expectStill = async (what: string) => {
    await settled(page);
    const shifts = await page.evaluate(() => window.layoutShifts);
    expect(sumOf(shifts), `${what}: ${JSON.stringify(shifts)}`).toBeLessThan(negligible);
  };
  const lateFonts = async (route: Route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  };
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    await page.route("**/*.woff2", lateFonts);
    for (const category of eventCategories) {
      await page.goto(homeTab(category));
      await page.evaluate(() => document.fonts.ready);
      await expectStill(`${category} at ${viewport.width}`);
    }
    await page.unroute("**/*.woff2");

    await page.goto(paths.home, { waitUntil: "networkidle" });
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += viewport.height / 2) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await settled(page);
    }
    await hydrated(page, "lead-section");
    await expectStill(`scrolling at ${viewport.width}`);
  }
});
