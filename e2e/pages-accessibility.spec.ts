import { AxeBuilder } from "@axe-core/playwright";
import { documents, paths } from "../src/site/paths.ts";
import { wcag } from "./accessible.ts";
import { expect, screens, test } from "./test.ts";

// A trace of so many checks takes longer than the checks do.
test.use({ trace: "off" });

test("every public page can be used by anyone, on a phone and on a laptop", async ({ page, request }) => {
  test.setTimeout(240_000);
  const sitemap = await (await request.get(documents.sitemap)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => new URL(location).pathname);
  expect(listed.length).toBeGreaterThan(27);
  for (const path of [...listed, paths.newsletter, paths.newsletterSent]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const { name, viewport } of screens) {
      await page.setViewportSize(viewport);
      // No page has a frame before it is asked for, and the other mode opens a second page for each check.
      const axe = new AxeBuilder({ page })
        .setLegacyMode()
        .withTags(wcag)
        .options({ resultTypes: ["violations"] });
      const { violations } = await axe.analyze();
      const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => [id, target]));
      expect.soft(faults, `${path} on ${name}`).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, `what of ${path} reaches beyond the edge of ${name}, in pixels`).toBeLessThanOrEqual(0);
    }
  }
});
