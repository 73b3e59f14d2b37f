import type { Page } from "@playwright/test";
import { api } from "../src/features/site/paths.ts";
import { fillRequired, openForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { expect, test } from "./test.ts";

test.use({ provokedErrors: /^Failed to load resource: / });

const toasts = (page: Page) =>
  page.getByRole("region", { name: "Notifications" }).locator("[role=alert], [role=status]");

test("a toast stays for eight seconds, and while pointer or focus are on it", async ({ page }) => {
  let count = 0;
  await page.route(`**${api.leadInquiry}`, (route) => {
    count += 1;
    return route.fulfill({ status: 429, json: { message: `Refused ${count}` } });
  });
  await page.clock.install();
  const form = await openForm(page);
  await fillRequired(form, somebody(), "Cocktail Hour");
  await page.clock.pauseAt(Date.now() + 60_000);
  /** Brings up the next toast of a failed inquiry, and leaves it alone. */
  const raise = async () => {
    const next = count + 1;
    await form.send.click();
    await expect(toasts(page)).toContainText(`Refused ${next}`);
    await page.mouse.move(10, 10);
  };

  await raise();
  await page.clock.runFor(7_900);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);

  await raise();
  await toasts(page).hover();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(8_000);
  await expect(toasts(page)).toHaveCount(0);

  await raise();
  await page.getByRole("button", { name: "Close notification" }).focus();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toBeVisible();
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(toasts(page)).toHaveCount(0);

  // A second one takes the place of the first, and has its own eight seconds.
  await raise();
  await page.clock.runFor(7_000);
  await raise();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(7_000);
  await expect(toasts(page)).toContainText(`Refused ${count}`);
  await page.clock.runFor(1_100);
  await expect(toasts(page)).toHaveCount(0);
});
