import { paths } from "../src/features/site/paths.ts";
import { expect, screens, test } from "./test.ts";

test.use({ viewport: screens[0].viewport });

test("a date is answered in place, and the days of a month answer to the keyboard", async ({ page }) => {
  const year = new Date().getFullYear() + 1;
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const scripts = page.waitForResponse(/dates\.browser-/);
  await page.goto(paths.book);
  await page.mouse.move(5, 5);
  await page.mouse.move(60, 60);
  await (await scripts).finished();
  await page.getByLabel("When is the day?").first().fill(`${year}-06-09`);
  await page.getByRole("button", { name: "Check the date" }).click();
  const answer = page.getByRole("status").filter({ hasText: "June 9" });
  await expect(answer).toBeFocused();
  await expect(page).toHaveURL(`${paths.book}?date=${year}-06-09#date`);
  expect(loads).toBe(1);

  await page.goto(`${paths.book}?month=${year}-06`);
  await page.mouse.move(8, 8);
  await page.mouse.move(70, 70);
  const grid = page.getByRole("grid", { name: "Open dates in June" });
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await grid.locator('[tabindex="0"]').focus();
  const focused = async (words: string | RegExp) => expect(page.locator(":focus")).toContainText(words);
  await focused(`June 1, ${year}`);
  await page.keyboard.press("ArrowDown");
  await focused(`June 8, ${year}`);
  await page.keyboard.press("End");
  await focused(/Saturday, June/);
  await page.keyboard.press("PageDown");
  await focused(/July \d+, /);
  await page.keyboard.press("Home");
  await focused(/Sunday, /);
  await page.keyboard.press("Enter");
  await expect(page.locator(".date-said")).toBeFocused();
  expect(loads).toBe(2);
});

test("the day that was asked for looks alike, also on a free Saturday", async ({ page }) => {
  const year = new Date().getFullYear() + 1;
  const days = Array.from({ length: 7 }, (_, at) => `${year}-06-0${at + 1}`);
  const looks = new Set<string>();
  for (const day of days) {
    await page.goto(`${paths.book}?date=${day}`);
    const asked = page.locator('[data-state="free"][aria-current]');
    looks.add(await asked.evaluate((each) => getComputedStyle(each).color + getComputedStyle(each).backgroundColor));
  }
  expect(looks.size).toBe(1);
});
