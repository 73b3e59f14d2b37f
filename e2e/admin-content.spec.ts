import { adminPaths } from "../src/features/admin/paths.ts";
import { contentList, contentNew } from "../src/features/content/dj/paths.ts";
import { atNowPlayingPanel } from "../src/features/live/dj/paths.ts";
import { askPersonErasure, personPage } from "../src/features/people/dj/paths.ts";
import { api, paths } from "../src/features/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { takeLogin } from "./admin-site.ts";
import { tabTo } from "./keyboard.ts";
import { somebody } from "./person.ts";
import { countedTaps } from "./taps.ts";
import { expect, test } from "./test.ts";

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a package's new price takes three taps and stands on the home page", async ({ page }) => {
    const price = `$4,${Math.floor(100 + Math.random() * 899)}`;
    const { tap, taken } = countedTaps();
    await takeLogin(page);
    // The seed's price again at the end: other tests read it.
    for (const shown of [price, "$2,499"]) {
      await page.goto(adminPaths.today);
      await tap(page.getByRole("link", { name: "Package prices" }));
      await tap(page.getByRole("link", { name: "PREMIUM" }));
      await page.getByLabel("Price in dollars").fill(shown);
      await tap(page.getByRole("button", { name: "Save package" }));
      await expect(page.getByRole("status")).toHaveText("Saved. The public pages show it now.");
      expect(taken()).toBe(3);
      await page.goto(paths.home);
      await expect(page.getByText(shown).first()).toBeVisible();
    }
  });
});

test("a person is erased by keyboard, and only after the address was typed again", async ({ page }) => {
  const { firstName, lastName, email } = somebody();
  const message = { firstName, lastName, email, eventType: "private", details: "A surprise fortieth." };
  expect((await page.request.post(api.contact, { data: message })).status()).toBe(200);
  await takeLogin(page);
  await page.goto(adminPaths.people);
  await tabTo(page, page.getByLabel("Find a person by name, phone or email"));
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `${firstName} ${lastName}` })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Erase" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Type the email address again"));
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole("button", { name: "Erase for good" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(
    "Erased. Nothing is left that names this person, except what was signed.",
  );
  await page.goto(personPage(email));
  await expect(page.getByText(`Nothing is stored of ${email}.`)).toBeVisible();
});

test("anyone can use the first page with its panels, the outbox, statistics, content and people", async ({ page }) => {
  const { firstName, lastName, email } = somebody();
  const message = { firstName, lastName, email, eventType: "private", details: "A surprise fortieth." };
  await page.request.post(api.contact, { data: message });
  await takeLogin(page);
  for (const path of [
    ...[
      atNowPlayingPanel,
      adminPaths.outbox,
      adminPaths.stats,
      adminPaths.content,
      contentList("shows"),
      contentNew("posts"),
    ],
    ...[adminPaths.newsletter, adminPaths.newNewsletter],
    ...[personPage(email), askPersonErasure(email)],
  ]) {
    await page.goto(path);
    await expect(page.getByRole("navigation", { name: "Administration" })).toBeVisible();
    await expectAccessible(page);
  }
});
