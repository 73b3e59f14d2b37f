import type { Page } from "@playwright/test";
import { eventCategories } from "../src/content/categories.ts";
import { site as business } from "../src/content/site.ts";
import { api, homeTab, paths } from "../src/features/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
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

test("the keys alone are enough to ask for a quote and get the code by mail", async ({ page, site }) => {
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
  expect(mails).toHaveLength(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: screens[0].viewport, permissions: ["clipboard-read", "clipboard-write"] });

  test("each kind of inquiry earns its code, by page and mail, to be copied with one press; and the form comes back", async ({
    page,
    site,
  }) => {
    for (const category of eventCategories) {
      const { code, eventTypes } = categories[category];
      const form = await openForm(page, homeTab(category));
      for (const person of [somebody(), somebody()]) {
        await fillRequired(form, person, eventTypes[0]);
        await form.send.click();
        await expect(confirmation(page)).toBeFocused();
        await expect(page.getByRole("status")).toContainText(`Success! Discount Code: ${code}`);
        await expect(page.getByText(code, { exact: true })).toBeVisible();
        const [reply] = await site.waitForMails(person);
        expect(reply?.subject).toContain(code);
        expect(reply?.text).toContain(code);
        expect(site.leads(person)).toEqual([
          expect.objectContaining({ event_category: category, discount_code: code }),
        ]);
        // What follows is the same for every kind.
        if (category !== "wedding") break;
        await page.getByRole("button", { name: `Copy ${code}` }).click();
        await expect(page.getByText("Copied")).toBeAttached();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
        await page.getByRole("button", { name: "Submit another inquiry" }).click();
        await expect(form.firstName).toBeFocused();
        await expect(form.firstName).toBeInViewport();
        await expect(form.firstName).toHaveValue("");
      }
    }
    await expectAccessible(page);
  });
});
