import type { Page } from "@playwright/test";
import { api } from "../src/site/paths.ts";
import { fillRequired, openForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { expect, test } from "./test.ts";

test.use({ provokedErrors: /^Failed to load resource: / });

const toasts = (page: Page) =>
  page.getByRole("region", { name: "Notifications" }).locator("[role=alert], [role=status]");

/** Opens the page with a clock that stands still, and brings up the toast of a failed inquiry. */
async function raiseToast(page: Page) {
  let count = 0;
  await page.route(`**${api.leadInquiry}`, (route) => {
    count += 1;
    return route.fulfill({ status: 429, json: { message: `Refused ${count}` } });
  });
  await page.clock.install();
  const form = await openForm(page);
  await fillRequired(form, somebody(), "Cocktail Hour");
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.send.click();
  await expect(toasts(page)).toContainText("Refused 1");
  await page.mouse.move(10, 10);
  return form;
}

test("a toast goes away after eight seconds", async ({ page }) => {
  await raiseToast(page);
  await page.clock.runFor(7_900);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast stays while the pointer is on it, and goes once it left", async ({ page }) => {
  await raiseToast(page);
  await toasts(page).hover();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(8_000);
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast stays while its button has focus", async ({ page }) => {
  await raiseToast(page);
  await page.getByRole("button", { name: "Close notification" }).focus();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toBeVisible();
});

test("a toast closes by its button", async ({ page }) => {
  await raiseToast(page);
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test("a second toast takes the place of the first and has its own eight seconds", async ({ page }) => {
  const form = await raiseToast(page);
  await page.clock.runFor(7_000);
  await form.send.click();
  await expect(toasts(page)).toContainText("Refused 2");
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(7_000);
  await expect(toasts(page)).toContainText("Refused 2");
  await page.clock.runFor(1_100);
  await expect(toasts(page)).toHaveCount(0);
});
