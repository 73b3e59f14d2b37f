import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { firstViewOf } from "../scripts/first-view.ts";
import { demoPath } from "../src/features/portal/demo-paths.ts";
import { publicPages } from "../src/features/site/documents/public-pages.ts";
import { guestPaths, paths, quoteFragment } from "../src/features/site/paths.ts";
import { addresses } from "../src/test/landing-pages.ts";
import { chunkOf, hydrated } from "./islands.ts";
import { expect, test } from "./test.ts";

test.use({ pictures: true });

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1200 },
];

/** A text that React's production build carries in its error messages. */
const react = "react.dev/errors";

/** Opens a page, touches nothing, and gives all that was fetched until nothing more came. */
async function look(page: Page, path: string = paths.home): Promise<Response[]> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path, { waitUntil: "networkidle" });
  return responses;
}

const ofType = (responses: Response[], type: string) =>
  responses.filter((response) => response.request().resourceType() === type);

/** What the bodies weigh on the wire: each compressed by Brotli, as Cloudflare does. */
async function weight(responses: Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0);
}

/** Before anybody moves at most so many scripts come, those that scripts bring among them, and no framework in them. */
async function expectFewScripts(responses: Response[], most: number): Promise<void> {
  const scripts = ofType(responses, "script");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(most);
  expect(await weight(scripts)).toBeLessThanOrEqual(2.6 * 1024);
  for (const script of scripts) expect(await script.text()).not.toContain(react);
}

for (const viewport of screens) {
  test.describe(`a first look at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test("costs little, brings no framework and asks nobody else", async ({ page, site }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      const responses = await look(page);
      await expectFewScripts(responses, 1);
      expect(await weight(ofType(responses, "document"))).toBeLessThanOrEqual(20 * 1024);
      expect(await weight(ofType(responses, "stylesheet"))).toBeLessThanOrEqual(10 * 1024);
      expect(requested.filter((url) => !url.startsWith(`${site.url}/`) && !url.startsWith("data:"))).toEqual([]);
      const askedAfterPaint = await page.evaluate(() => {
        const [paint] = performance.getEntriesByType("paint");
        const asked = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/api/"));
        return asked.map(({ startTime }) => paint !== undefined && startTime > paint.startTime);
      });
      expect(askedAfterPaint.length).toBeGreaterThan(0);
      expect(askedAfterPaint).not.toContain(false);
    });
  });
}

test("the first view of every public page keeps within its budget, and its headers name what it needs", async ({
  request,
}) => {
  for (const { path } of publicPages) {
    const answer = await request.get(path);
    const html = await answer.text();
    const { css, javaScript, fonts, total, picture } = firstViewOf(html);
    expect(html.match(/<link rel="stylesheet"/g), path).toHaveLength(1);
    expect(html, path).not.toContain('src="data:');
    expect(css, path).toBeGreaterThan(0);
    expect(css, path).toBeLessThanOrEqual(10 * 1024);
    expect(javaScript, path).toBeGreaterThan(0);
    expect(javaScript, path).toBeLessThanOrEqual(2.6 * 1024);
    expect(fonts, path).toBeGreaterThan(0);
    expect(total, path).toBeLessThanOrEqual(60 * 1024);
    expect(picture, path).toBeLessThanOrEqual(60 * 1024);
    // Cloudflare sends these ahead of the page.
    const link = answer.headers().link ?? "";
    const hinted = [...link.matchAll(/<([^>]+)>; rel=preload; as=(style|font)/g)].map(([, href]) => href);
    const needed = [...html.matchAll(/<link rel="(?:stylesheet|preload)" href="([^"]+)"/g)].map(([, href]) => href);
    expect(hinted.toSorted(), path).toEqual(needed.toSorted());
    expect(link.includes("as=image"), path).toBe(picture > 0);
  }
});

test.describe("on the sharpest phones", () => {
  test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 3 });

  test("the picture of the first view has no more pixels than are seen, and comes once", async ({ page }) => {
    const pictures = ofType(await look(page, addresses.tampa), "image").map((response) => response.url());
    expect(pictures.filter((url) => url.includes("/city-tampa-"))).toEqual([expect.stringMatching(/-800-\w+\.avif$/)]);
  });
});

test("what stands in the first view without a framework is one script more, and pages that nobody finds keep the budget", async ({
  page,
  request,
  site,
}) => {
  const { page: guests } = guestPaths("FRST42");
  site.write(
    `INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, package_name, price, status, created_at, updated_at)
     VALUES ('first', 'Ann and Bo', 'ann@example.com', '2031-05-03', '18:00', '23:00', 'Wedding', 'PREMIUM', 100, 'confirmed', 0, 0)`,
  );
  site.write(
    "INSERT INTO guest_pages (booking_id, code, title, opens_at, closes_at, created_at) VALUES ('first', 'FRST42', 'Our wedding', 0, ?, 0)",
    Date.now() + 3_600_000,
  );
  for (const path of [paths.live, paths.merch, demoPath, guests]) {
    const responses = await look(page, path);
    await expectFewScripts(responses, 2);
    page.removeAllListeners("response");
    const { css, total } = firstViewOf(await (await request.get(path)).text());
    expect(css, path).toBeLessThanOrEqual(11 * 1024);
    expect(total, path).toBeLessThanOrEqual(60 * 1024);
  }
});

test("moving to the form brings its code, and React with it", async ({ page }) => {
  const responses = await look(page);
  const formCode = () => responses.filter((response) => chunkOf("lead-section").test(response.url()));
  expect(formCode()).toEqual([]);
  await page.locator(quoteFragment).scrollIntoViewIfNeeded();
  await hydrated(page, "lead-section");
  expect(formCode()).toHaveLength(1);
  const texts = await Promise.all(ofType(responses, "script").map((response) => response.text()));
  expect(texts.some((text) => text.includes(react))).toBe(true);
});
