import { portalApi } from "../src/features/portal/paths.ts";
import { portalPlanAt } from "../src/features/timeline/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { signedInClient } from "./client.ts";
import { hydrated } from "./islands.ts";
import { button, saved } from "./song-page.ts";
import { expect, test } from "./test.ts";

test.describe("two people on two phones", () => {
  test.use({ provokedErrors: /Failed to load resource/ });

  test("plan one evening, one of them without a signal: nothing is lost, nothing written over, the clash is told", async ({
    page,
    context,
    site,
  }) => {
    const booking = await signedInClient(site, context);
    await page.goto(portalPlanAt({ booking }));
    await button(page, "Fill in the moments").click();
    await hydrated(page, "portal-plan");
    await expectAccessible(page);
    const other = await context.newPage();
    await other.goto(portalPlanAt({ booking }));
    await hydrated(other, "portal-plan");

    await page.route(`**${portalApi.plan}/**`, (route) => route.abort());
    await button(page, "Move Toasts").press("ArrowUp");
    await expect(button(page, "Move Toasts")).toBeFocused();
    await page.getByRole("link", { name: "Change Ceremony" }).press("Enter");
    await page.getByLabel("Notes optional").first().fill("On the lawn");
    await page.getByLabel("Length in minutes").first().fill("40");
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 changes are not saved")).toBeVisible();

    await other.getByRole("link", { name: "Change Ceremony" }).click();
    await other.getByLabel("Notes optional").first().fill("In the barn");
    await button(other, "Done").click();
    await saved(other);

    await page.reload();
    await expect(page.getByText("On the lawn", { exact: true })).toBeVisible();
    await page.unroute(`**${portalApi.plan}/**`);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(
      page.getByText(/Somebody else made this “In the barn” meanwhile; you wrote “On the lawn”/),
    ).toBeVisible();
    await expectAccessible(page);
    await button(page, "Keep mine").click();
    await saved(page);
    await page.reload();
    const names = page.locator(".plan-name");
    await expect(names.nth(5)).toHaveText("Toasts");
    await expect(page.getByText("On the lawn", { exact: true })).toBeVisible();
    await expect(page.getByText("40 min", { exact: true })).toBeVisible();

    // Undo takes back the last change, not the one that the page was made with.
    await button(page, "Move Toasts").press("ArrowUp");
    await expect(names.nth(4)).toHaveText("Toasts");
    await saved(page);
    await button(page, "Undo").click();
    await expect(names.nth(5)).toHaveText("Toasts");
    await expect(page.getByText("40 min", { exact: true })).toBeVisible();
    await saved(page);

    await page.getByRole("link", { name: "Change Toasts" }).click();
    await page.getByLabel("Comment", { exact: true }).fill("Two microphones?");
    await button(page, "Comment").click();
    await expect(page.getByRole("list", { name: "Comments" })).toContainText("Two microphones?");
  });
});
