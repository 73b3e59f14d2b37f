import type { Page } from "@playwright/test";
import { portalPaths } from "../src/features/portal/paths.ts";
import { homeTab, paths } from "../src/features/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { signedInClient } from "./client.ts";
import { chunkOf } from "./islands.ts";
import { leadForm } from "./lead-form.ts";
import { expect, test } from "./test.ts";

const apology = (page: Page) => page.getByRole("alert").filter({ hasText: "Oops! Something went wrong" });
const refresh = (page: Page) => apology(page).getByText("Refresh Page");

test.describe("an address that leads nowhere", () => {
  test.use({ provokedErrors: /the server responded with a status of 404/ });

  test("shows the not-found page with ways on", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page).toHaveTitle(/404 Page Not Found/);
    await page.getByRole("link", { name: "Back to the start" }).click();
    await expect(page).toHaveURL(paths.home);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a page that cannot be made, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, provokedErrors: /the server responded with a status of 500/ });

    test("says so, and Refresh Page asks for the same address again", async ({ page, context, site }) => {
      await signedInClient(site, context);
      // What the contract is made of is gone for a while. Public pages would do without.
      site.write("ALTER TABLE packages RENAME TO packages_away");
      const address = `${site.url}${portalPaths.contract}?version=1`;
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(500);
      await expect(apology(page)).toContainText("We encountered an unexpected error. Please try refreshing the page.");
      if (javaScriptEnabled) await expectAccessible(page);
      const again = page.waitForRequest((request) => request.isNavigationRequest());
      await refresh(page).click();
      expect((await again).url()).toBe(address);
      await expect(page).toHaveURL(address);
      site.write("ALTER TABLE packages_away RENAME TO packages");
    });
  });
}

/** Replaces the quote form's chunk by an island whose component breaks. */
async function breakTheForm(page: Page): Promise<void> {
  await page.route(chunkOf("lead-section"), (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default { name: "lead-section", Component() { throw new Error("The form broke") } };',
    }),
  );
}

test.describe("an island that breaks", () => {
  test.use({ provokedErrors: /The form broke/ });

  test("gives way to an apology over the whole page, and Refresh Page loads it anew", async ({ page }) => {
    await breakTheForm(page);
    await page.goto(homeTab("corporate"));
    const logged = page.waitForEvent("console", (message) => message.text().includes("The form broke"));
    await leadForm(page).firstName.focus();
    expect((await logged).type()).toBe("error");
    await expect(apology(page)).toContainText("We encountered an unexpected error. Please try refreshing the page.");
    const cover = await apology(page).locator("..").boundingBox();
    expect(cover).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    const onTop = await apology(page).evaluate((alert) =>
      alert.parentElement?.contains(document.elementFromPoint(9, 9)),
    );
    expect(onTop).toBe(true);

    await page.unroute(chunkOf("lead-section"));
    const loaded = page.waitForEvent("load");
    await refresh(page).click();
    await loaded;
    await expect(apology(page)).toHaveCount(0);
    await expect(page).toHaveURL(homeTab("corporate"));
    await expect(leadForm(page).firstName).toBeVisible();
  });
});
