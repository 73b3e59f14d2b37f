import { eventCategories } from "../src/content/categories.ts";
import { landingPages } from "../src/content/landing/index.ts";
import { demoOf, demoPath } from "../src/features/portal/demo-paths.ts";
import { portalPaths } from "../src/features/portal/paths.ts";
import { documents, homeTab, inquiryReceived, paths } from "../src/features/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { expectShape } from "./page-shape.ts";
import { expect, screens, test } from "./test.ts";

test.use({ provokedErrors: /the server responded with a status of 404/ });

test("every public page can be used by anyone and shows no picture twice, and home and landing pages are short", async ({
  page,
  request,
}) => {
  // Some forty pages, each on three screens.
  test.slow();
  const sitemap = await (await request.get(documents.sitemap)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => new URL(location).pathname);
  expect(listed.length).toBeGreaterThan(27);
  expect(listed).toContain(paths.home);
  const unlisted = [
    ...eventCategories.map((category) => homeTab(category)),
    ...[inquiryReceived("private-party"), paths.newsletter, paths.newsletterSent, "/no/such/page"],
    ...[demoPath, demoOf(portalPaths.plan)],
  ];
  // Without a part of their own they differ by words and pictures alone, so axe looks at each on one screen, by turns.
  const alike = landingPages.filter(({ signature }) => !signature).map((page): string => page.path);
  for (const path of [...listed, ...unlisted])
    await test.step(path, async () => {
      const turn = screens[alike.indexOf(path) % screens.length];
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expectAccessible(page, { on: turn ? [turn] : screens, also: (screen) => expectShape(page, path, screen) });
    });
});

test("the fields that may stay empty are announced in words", async ({ page }) => {
  await page.goto(homeTab("corporate"));
  const quoteForm = page.getByRole("region", { name: "Ask for a quote" });
  for (const label of ["Phone", "Company name", "Event date", "Anything I should know"])
    await expect(quoteForm.getByLabel(label)).toHaveAccessibleName(`${label} optional`);
  await expect(quoteForm.getByRole("group", { name: "Guests" })).toHaveAccessibleName("Guests optional");
});
