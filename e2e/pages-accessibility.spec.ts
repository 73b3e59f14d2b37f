import { documents, paths } from "../src/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, screens, test } from "./test.ts";

test("every public page can be used by anyone, on a phone and on a laptop", async ({ page, request }) => {
  test.setTimeout(240_000);
  const sitemap = await (await request.get(documents.sitemap)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => new URL(location).pathname);
  expect(listed.length).toBeGreaterThan(27);
  for (const path of [...listed, paths.newsletter, paths.newsletterSent]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const { name, viewport } of screens) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, `${path} on ${name}`);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, `what of ${path} reaches beyond the edge of ${name}, in pixels`).toBeLessThanOrEqual(0);
    }
  }
});
