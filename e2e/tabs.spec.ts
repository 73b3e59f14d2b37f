import type { Page } from "@playwright/test";
import { categoryCopy, type EventCategory } from "../src/content/categories.ts";
import { contactOnHome, homeTab, paths, receivedPath } from "../src/features/site/paths.ts";
import { addresses } from "../src/test/landing-pages.ts";
import { holdIslands, hydrated, loseIslands } from "./islands.ts";
import { fillRequired, leadForm, openForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { categories } from "./specified.ts";
import { expect, screens, test } from "./test.ts";

test.use({ pictures: true });

const tab = (page: Page, category: EventCategory) =>
  page.getByRole("navigation", { name: "Kind of event" }).getByRole("link", { name: categories[category].tab });

/** Checks everything on the page that follows the open tab: the form does once it is in sight. */
async function expectOpen(page: Page, category: EventCategory): Promise<void> {
  const { code, stat, eventTypes } = categories[category];
  const { headline, bullets } = categoryCopy[category];
  const form = leadForm(page);
  await form.send.scrollIntoViewIfNeeded();
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

  test("a tab changes the pitch and the form in place, keeps what was typed, and is the one that an inquiry is stored under", async ({
    page,
    site,
  }) => {
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

    const person = somebody();
    await form.firstName.focus();
    await hydrated(page, "lead-section");
    for (const category of ["private-party", "corporate"] as const) {
      await tab(page, category).click();
      await expectOpen(page, category);
    }
    await fillRequired(form, person, "Networking Event");
    await form.companyName.fill("Gulf & Sons");
    await form.send.click();
    await expect(page.getByRole("status")).toContainText("Success! Discount Code: CORP25");
    expect(site.leads(person)).toEqual([
      expect.objectContaining({ event_category: "corporate", company_name: "Gulf & Sons", discount_code: "CORP25" }),
    ]);
  });

  test("a tab pressed before its code has come takes effect when it has", async ({ page }) => {
    const letGo = await holdIslands(page);
    await page.goto(paths.home);
    const loads = loadsOf(page);
    await tab(page, "corporate").click();
    await expect(tab(page, "wedding")).toHaveAttribute("aria-current", "true");
    letGo();
    await page.getByRole("region", { name: "Ask for a quote" }).scrollIntoViewIfNeeded();
    await expectOpen(page, "corporate");
    expect(loads.count).toBe(0);
  });
});

test("tabs answer to the keyboard, and the one pressed last stays open, though a picture comes late or things still move", async ({
  page,
}) => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/corporate-conference-stage/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(paths.home);
  await tab(page, "private-party").focus();
  await hydrated(page, "home-hero");
  await page.keyboard.press("Enter");
  await expectOpen(page, "private-party");
  await expect(tab(page, "private-party")).toBeFocused();

  await tab(page, "corporate").press("Enter");
  await tab(page, "wedding").press("Enter");
  await expectOpen(page, "wedding");
  const arrived = page.waitForResponse(/\/corporate-conference-stage/);
  arrive();
  await (await arrived).finished();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  });
  await expectOpen(page, "wedding");

  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const category of ["corporate", "private-party", "wedding"] as const) {
    await tab(page, category).press("Enter");
    await expect(tab(page, category)).toHaveAttribute("aria-current", "true");
  }
  await expectOpen(page, "wedding");
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
    await expect(page).toHaveURL((url) => url.pathname === receivedPath);
    await expect(page.getByText("CORP25", { exact: true })).toBeVisible();
    await site.waitForMails(person);
    expect(site.leads(person)).toHaveLength(1);
  });
});

test(`${contactOnHome} of a landing page opens its tab`, async ({ page }) => {
  for (const [from, category] of [
    [addresses.corporateStPetersburg, "corporate"],
    [addresses.partyClearwater, "private-party"],
    [addresses.weddingTampa, "wedding"],
  ] as const) {
    await page.goto(from);
    await page.locator(`main a[href="${contactOnHome}"]`).first().click();
    const form = leadForm(page);
    await expect(form.send).toHaveText(`Send and get ${categories[category].code}`);
    await expect(page.locator("body")).toHaveAttribute("data-accent", category);
    await expect(form.firstName).toBeInViewport();
    await hydrated(page, "lead-section");
    await page.goBack();
    await expect(page).toHaveURL(from);
  }
});
