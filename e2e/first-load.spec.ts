import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
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

/** Opens the home page, touches nothing, and gives all that was fetched until nothing more came. */
async function look(page: Page): Promise<Response[]> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(paths.home, { waitUntil: "networkidle" });
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
      expect(scripts.length).toBeGreaterThan(0);
      expect(await weight(scripts)).toBeLessThanOrEqual(3 * 1024);
      for (const script of scripts) expect(await script.text()).not.toContain(react);
      expect(await weight(ofType(responses, "document"))).toBeLessThanOrEqual(20 * 1024);
      expect(await weight(ofType(responses, "stylesheet"))).toBeLessThanOrEqual(10 * 1024);
      expect(requested.filter((url) => !url.startsWith(`${site.url}/`) && !url.startsWith("data:"))).toEqual([]);
    });
  });
}

test("the stylesheets of every public page weigh at most 10 KB", async ({ request }) => {
  for (const { path } of publicPages) {
    const html = await (await request.get(path)).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect(sheets.length, path).toBeGreaterThan(0);
    const bodies = await Promise.all(sheets.map(async (href) => (await request.get(href)).body()));
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0);
    expect(bytes, path).toBeLessThanOrEqual(10 * 1024);
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
