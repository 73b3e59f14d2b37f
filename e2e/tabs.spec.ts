import type { Page } from "@playwright/test";
import { categoryCopy, type EventCategory } from "../src/content/categories.ts";
import { contactOnHome, homeTab, paths, receivedPath } from "../src/site/paths.ts";
import { holdIslands, hydrated, loseIslands } from "./islands.ts";
import { fillRequired, leadForm, openForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { categories } from "./specified.ts";
import { expect, screens, test } from "./test.ts";

const tab = (page: Page, category: EventCategory) =>
  page.getByRole("navigation", { name: "Kind of event" }).getByRole("link", { name: categories[category].tab });

/** Checks everything on the page that follows the open tab. */
async function expectOpen(page: Page, category: EventCategory): Promise<void> {
  const { code, stat, eventTypes } = categories[category];
  const { headline, bullets } = categoryCopy[category];
  const form = leadForm(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline.join(" "));
  for (const bullet of bullets) await expect(page.getByRole("listitem").filter({ hasText: bullet })).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText(stat);
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(form.send).toHaveText(`Send and get ${code}`);
  await expect(form.eventType.locator("option")).toHaveText(["Choose one", ...eventTypes]);
  await expect(form.companyName).toBeVisible({ visible: category === "corporate" });
  await expect(page.locator("body")).toHaveAttribute("data-accent", category);
  await expect(tab(page, category)).toHaveAttribute("aria-current", "true");
  await expect(page.locator(".tab[aria-current]")).toHaveCount(1);
  await expect(page).toHaveURL(homeTab(category));
}

/** Counts how often the page itself is loaded from now on. */
function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

test.describe("on a phone", () => {
  test.use({ viewport: screens[0].viewport });

  test("a tab changes the pitch and the form in place, and keeps what was typed", async ({ page }) => {
    const form = await openForm(page);
    await form.firstName.fill("Zoë");
    await form.budget.getByRole("radio", { name: "$5,000+" }).check();
    await form.eventType.selectOption("Cocktail Hour");
    const loads = loadsOf(page);
    for (const category of ["corporate", "private-party", "corporate"] as const) {
      await tab(page, category).click();
      await expectOpen(page, category);
      await expect(form.eventType).toHaveValue("");
      await expect(form.firstName).toHaveValue("Zoë");
      await expect(form.budget.getByRole("radio", { name: "$5,000+" })).toBeChecked();
    }
    expect(loads.count).toBe(0);
    await page.reload();
    await expectOpen(page, "corporate");
  });

  test("a tab pressed before its code has come takes effect when it has", async ({ page }) => {
    const letGo = await holdIslands(page);
    await page.goto(paths.home);
    const loads = loadsOf(page);
    await tab(page, "corporate").click();
    await expect(tab(page, "wedding")).toHaveAttribute("aria-current", "true");
    letGo();
    await expectOpen(page, "corporate");
    expect(loads.count).toBe(0);
  });
});

test("an inquiry is stored under the tab that was chosen last", async ({ page, site }) => {
  const person = somebody();
  const form = await openForm(page);
  await tab(page, "corporate").click();
  await expectOpen(page, "corporate");
  await fillRequired(form, person, "Networking Event");
  await form.companyName.fill("Gulf & Sons");
  await form.send.click();
  await expect(page.getByRole("status")).toContainText("Success! Discount Code: CORP25");
  expect(site.leads(person)).toEqual([
    expect.objectContaining({ event_category: "corporate", company_name: "Gulf & Sons", discount_code: "CORP25" }),
  ]);
});

test("tabs answer to the keyboard", async ({ page }) => {
  await page.goto(paths.home);
  await tab(page, "private-party").focus();
  await hydrated(page, "home-hero");
  await page.keyboard.press("Enter");
  await expectOpen(page, "private-party");
  await expect(tab(page, "private-party")).toBeFocused();
});

test("the tab pressed last stays open, though the picture of the one before comes late", async ({ page }) => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/hero-corporate/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(paths.home);
  await tab(page, "corporate").focus();
  await hydrated(page, "home-hero");
  await tab(page, "corporate").press("Enter");
  await tab(page, "private-party").press("Enter");
  await expectOpen(page, "private-party");
  const arrived = page.waitForResponse(/\/hero-corporate/);
  arrive();
  await (await arrived).finished();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  });
  await expectOpen(page, "private-party");
});

test.describe("for those who like motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a tab can be pressed while the change to another one is still moving", async ({ page }) => {
    await page.goto(paths.home);
    await tab(page, "wedding").focus();
    await hydrated(page, "home-hero");
    for (const category of ["corporate", "private-party", "wedding"] as const) {
      await tab(page, category).press("Enter");
      await expect(tab(page, category)).toHaveAttribute("aria-current", "true");
    }
    await expectOpen(page, "wedding");
  });
});

test.describe("when the code of the islands cannot be fetched", () => {
  test.use({ provokedErrors: /net::ERR_FAILED|Failed to fetch dynamically imported/ });

  test("a tab works as a link, and the form is sent as a plain form", async ({ page, site }) => {
    const person = somebody();
    const form = leadForm(page);
    await loseIslands(page);
    await page.goto(paths.home);
    const loads = loadsOf(page);
    await tab(page, "corporate").click();
    await expectOpen(page, "corporate");
    expect(loads.count).toBe(1);
    await fillRequired(form, person, "Product Launch");
    await form.send.click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${receivedPath}/`));
    await expect(page.getByText("CORP25", { exact: true })).toBeVisible();
    await site.waitForMails(person);
    expect(site.leads(person)).toHaveLength(1);
  });
});

test.describe("the form's address on landing pages", () => {
  for (const [from, category] of [
    [paths.corporateStPetersburg, "corporate"],
    [paths.partyClearwater, "private-party"],
    [paths.weddingTampa, "wedding"],
  ] as const) {
    test(`${contactOnHome} opens the tab of ${from}`, async ({ page }) => {
      await page.goto(from);
      await page.locator(`main a[href="${contactOnHome}"]`).first().click();
      const form = leadForm(page);
      await expect(form.send).toHaveText(`Send and get ${categories[category].code}`);
      await expect(page.locator("body")).toHaveAttribute("data-accent", category);
      await expect(form.firstName).toBeInViewport();
      await hydrated(page, "lead-section");
      await page.goBack();
      await expect(page).toHaveURL(from);
    });
  }
});
