import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { firstViewOf } from "../scripts/first-view.ts";
import { publicPages } from "../src/site/documents/public-pages.ts";
import { paths, quoteFragment } from "../src/site/paths.ts";
import { chunkOf, hydrated } from "./islands.ts";
import { expect, test } from "./test.ts";

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

for (const viewport of screens) {
  test.describe(`a first look at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test("costs little, brings no framework and asks nobody else", async ({ page, site }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      const responses = await look(page);
      const scripts = ofType(responses, "script");
      expect(scripts).toHaveLength(1);
      expect(await weight(scripts)).toBeLessThanOrEqual(2.5 * 1024);
      for (const script of scripts) expect(await script.text()).not.toContain(react);
      expect(await weight(ofType(responses, "document"))).toBeLessThanOrEqual(20 * 1024);
      expect(await weight(ofType(responses, "stylesheet"))).toBeLessThanOrEqual(10 * 1024);
      expect(requested.filter((url) => !url.startsWith(`${site.url}/`) && !url.startsWith("data:"))).toEqual([]);
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
    expect(css, path).toBeGreaterThan(0);
    expect(css, path).toBeLessThanOrEqual(10 * 1024);
    expect(javaScript, path).toBeGreaterThan(0);
    expect(javaScript, path).toBeLessThanOrEqual(2.5 * 1024);
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
    const pictures = ofType(await look(page, paths.tampa), "image").map((response) => response.url());
    expect(pictures.filter((url) => url.includes("/city-tampa-"))).toEqual([expect.stringMatching(/-800-\w+\.avif$/)]);
  });
});

test("the hour of a show costs one script more, where a show is in view", async ({ page }) => {
  const scripts = ofType(await look(page, paths.live), "script");
  expect(scripts).toHaveLength(2);
  expect(await weight(scripts)).toBeLessThanOrEqual(3.75 * 1024);
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
