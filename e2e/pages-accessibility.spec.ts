import { demoOf, demoPath, portalPaths } from "../src/portal/paths.ts";
import { documents, paths } from "../src/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./test.ts";

test("every public page can be used by anyone, on a phone and on a laptop", async ({ page, request }) => {
  const sitemap = await (await request.get(documents.sitemap)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => new URL(location).pathname);
  expect(listed.length).toBeGreaterThan(27);
  for (const path of [...listed, paths.newsletter, paths.newsletterSent, demoPath, demoOf(portalPaths.plan)]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expectAccessible(page);
  }
});
