import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { eventCategories } from "../src/content/categories.ts";
import { site as business } from "../src/content/site.ts";
import { api, homeTab, paths } from "../src/site/paths.ts";
import { hydrated } from "./islands.ts";
import { fillByKeyboard, fillRequired, leadForm, openForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { categories } from "./specified.ts";
import { expect, screens, test } from "./test.ts";

/** Holds every inquiry on its way to the server until the returned function is called. */
async function holdInquiries(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${api.leadInquiry}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const confirmation = (page: Page) => page.getByRole("heading", { level: 2, name: "Your inquiry is on my desk" });

test("the keys alone are enough to ask for a quote and get the code and two mails", async ({ page, site }) => {
  const person = somebody();
  const form = leadForm(page);
  const letGo = await holdInquiries(page);
  await page.goto(paths.home);
  await fillByKeyboard(page, form, person);
  await hydrated(page, "lead-section");
  await page.keyboard.press("Enter");
  await expect(form.sending).toBeDisabled();
  expect(site.leads(person)).toEqual([]);
  letGo();

  await expect(confirmation(page)).toBeFocused();
  await expect(confirmation(page)).toBeInViewport();
  const view = page.getByRole("region", { name: "Ask for a quote" });
  await expect(view.getByText("WEDDING25", { exact: true })).toBeVisible();
  await expect(view.getByText(person.email)).toBeVisible();
  await expect(view.getByRole("link", { name: "View the portfolio" })).toHaveAttribute("href", paths.gallery);
  await expect(page.getByRole("status")).toContainText("Success! Discount Code: WEDDING25");

  const mails = await site.waitForMails(person);
  expect(site.leads(person)).toEqual([
    expect.objectContaining({
      first_name: person.firstName,
      last_name: person.lastName,
      phone: "(813) 555-0100",
      event_type: "Ceremony & Reception",
      event_date: "2099-06-12",
      guest_count: "101-200",
      budget: "$1,000-$1,500",
      details: "First dance at eight.\nNo group dances, please.",
      discount_code: "WEDDING25",
      event_category: "wedding",
      source: "website",
      status: "new",
    }),
  ]);
  expect(site.outbox(person)).toEqual([
    expect.objectContaining({ kind: "lead-notice", recipient: business.email }),
    expect.objectContaining({ kind: "lead-reply", recipient: person.email }),
  ]);
  expect(mails.map(({ to }) => to).sort()).toEqual([[business.email], [person.email]].sort());
});

test.describe("on a phone", () => {
  test.use({ viewport: screens[0].viewport });

  test("after an inquiry the form comes back for another one", async ({ page, site }) => {
    const [first, second] = [somebody(), somebody()];
    const form = await openForm(page);
    for (const person of [first, second]) {
      await fillRequired(form, person, "Cocktail Hour");
      await form.send.click();
      await expect(confirmation(page)).toBeFocused();
      await page.getByRole("button", { name: "Submit another inquiry" }).click();
      await expect(form.firstName).toBeFocused();
      await expect(form.firstName).toBeInViewport();
      await expect(form.firstName).toHaveValue("");
    }
    expect([...site.leads(first), ...site.leads(second)]).toHaveLength(2);
  });
});

for (const category of eventCategories) {
  const { code, eventTypes } = categories[category];
  test(`a ${category} inquiry earns ${code}, on the page and by mail`, async ({ page, site }) => {
    const person = somebody();
    const form = await openForm(page, homeTab(category));
    await fillRequired(form, person, eventTypes[0]);
    await form.send.click();
    await expect(confirmation(page)).toBeVisible();
    await expect(page.getByRole("status")).toContainText(`Success! Discount Code: ${code}`);
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    const reply = (await site.waitForMails(person)).find(({ to }) => to.includes(person.email));
    expect(reply?.subject).toContain(code);
    expect(readFileSync(reply?.textFile ?? "", "utf8")).toContain(code);
    expect(site.leads(person)).toEqual([expect.objectContaining({ event_category: category, discount_code: code })]);
  });
}

test("the code can be copied with one press", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const form = await openForm(page);
  await fillRequired(form, somebody(), "Engagement Party");
  await form.send.click();
  await page.getByRole("button", { name: "Copy WEDDING25" }).click();
  await expect(page.getByText("Copied")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("WEDDING25");
});
