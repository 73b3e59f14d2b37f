import { eventCategories } from "../src/content/categories.ts";
import { api, homeTab, inquiryReceived, paths } from "../src/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { fillRequired, openForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { expect, test } from "./test.ts";

test.describe("anyone can use", () => {
  for (const category of eventCategories) {
    test(`the home page with its ${category} tab open`, async ({ page }) => {
      await page.goto(homeTab(category));
      await expectAccessible(page);
    });
  }

  test("a form with messages", async ({ page }) => {
    const form = await openForm(page);
    await form.send.click();
    await expect(form.summary).toBeFocused();
    await expectAccessible(page);
  });

  test("the confirmation and its toast", async ({ page }) => {
    const form = await openForm(page);
    await fillRequired(form, somebody(), "Cocktail Hour");
    await form.send.click();
    await expect(page.getByRole("status")).toBeVisible();
    await expectAccessible(page);
  });

  test("the confirmation as a page of its own", async ({ page }) => {
    await page.goto(inquiryReceived("none", "private-party"));
    await expectAccessible(page);
  });

  test.describe("also when something went wrong:", () => {
    test.use({ provokedErrors: /the server responded with a status of (404|429)/ });

    test("the toast of a failure", async ({ page }) => {
      await page.route(`**${api.leadInquiry}`, (route) =>
        route.fulfill({ status: 429, json: { message: "Too many" } }),
      );
      const form = await openForm(page);
      await fillRequired(form, somebody(), "Cocktail Hour");
      await form.send.click();
      await expect(page.getByText("Unable to submit inquiry")).toBeVisible();
      await expectAccessible(page);
    });

    test("the not-found page", async ({ page }) => {
      await page.goto("/no/such/page");
      await expectAccessible(page);
    });
  });
});

test("the fields that may stay empty are announced in words", async ({ page }) => {
  await page.goto(homeTab("corporate"));
  const quoteForm = page.getByRole("region", { name: "Ask for a quote" });
  for (const label of ["Phone", "Company name", "Event date", "Anything I should know"])
    await expect(quoteForm.getByLabel(label)).toHaveAccessibleName(`${label} optional`);
  await expect(quoteForm.getByRole("group", { name: "Guests" })).toHaveAccessibleName("Guests optional");
});

test.describe("on a phone anyone can use", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the open menu", async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectAccessible(page);
  });
});
