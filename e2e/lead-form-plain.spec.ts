import { type EventCategory, eventCategories } from "../src/content/categories.ts";
import { api, homeTab, inquiryReceived, paths } from "../src/features/site/paths.ts";
import { fillRequired, leadForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { categories, emptyFormMessages } from "./specified.ts";
import { expect, test } from "./test.ts";

/** Whether an address is the confirmation of an inquiry of `category`. The form's fragment lives on over a redirect. */
const isReceived = (category: EventCategory) => (url: URL) => url.pathname + url.search === inquiryReceived(category);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an inquiry of each kind is confirmed at an address of its own with its code", async ({ page, site }) => {
    for (const category of eventCategories) {
      const { tab, code, eventTypes } = categories[category];
      const person = somebody();
      const form = leadForm(page);
      await page.goto(paths.home);
      await page.getByRole("navigation", { name: "Kind of event" }).getByRole("link", { name: tab }).click();
      await expect(page).toHaveURL(homeTab(category));
      await fillRequired(form, person, eventTypes[1]);
      await form.send.click();

      await expect(page).toHaveURL(isReceived(category));
      await expect(page.getByRole("heading", { level: 1, name: "Your inquiry is on my desk" })).toBeVisible();
      await expect(page.getByText(person.email)).toBeVisible();
      await expect(page.getByText(code, { exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: "View the portfolio" })).toHaveAttribute("href", paths.gallery);
      await site.waitForMails(person);
      await page.reload();
      expect(site.leads(person)).toEqual([
        expect.objectContaining({ event_category: category, event_type: eventTypes[1], discount_code: code }),
      ]);
      expect(site.outbox(person)).toHaveLength(2);
      expect(site.mailsOf(person)).toHaveLength(1);

      await page.getByRole("link", { name: "Submit another inquiry" }).click();
      await expect(form.firstName).toBeInViewport();
      await expect(form.send).toHaveText(`Send and get ${code}`);
    }
  });
});

test.describe("a form that is not in order, sent without JavaScript", () => {
  test.use({ javaScriptEnabled: false, provokedErrors: /the server responded with a status of 422/ });

  test("names every missing field, comes back with what was typed, and can then be sent", async ({ page, site }) => {
    const person = somebody();
    const form = leadForm(page);
    await page.goto(paths.home);
    await form.send.click();
    for (const [label, message] of Object.entries(emptyFormMessages))
      await expect(form.labeled(label)).toHaveAccessibleDescription(message);

    await page.goto(homeTab("corporate"));
    await form.firstName.fill(person.firstName);
    await form.email.fill("zoe@nowhere");
    await form.companyName.fill("Gulf & Sons");
    await form.eventType.selectOption("Product Launch");
    await form.guests.getByRole("radio", { name: "51-100" }).check();
    await form.details.fill("Two lines\nof text");
    const answer = page.waitForResponse(`**${api.leadInquiry}`);
    await form.send.click();
    expect((await answer).status()).toBe(422);

    await expect(form.lastName).toHaveAccessibleDescription("Last name is required");
    await expect(form.email).toHaveAccessibleDescription("Please enter a valid email");
    await expect(form.budget).toHaveAccessibleDescription("Please select a budget range");
    await expect(form.firstName).not.toHaveAttribute("aria-invalid");
    await expect(form.firstName).toHaveValue(person.firstName);
    await expect(form.email).toHaveValue("zoe@nowhere");
    await expect(form.companyName).toHaveValue("Gulf & Sons");
    await expect(form.eventType).toHaveValue("Product Launch");
    await expect(form.guests.getByRole("radio", { name: "51-100" })).toBeChecked();
    await expect(form.details).toHaveValue("Two lines\nof text");
    await expect(form.summary).toBeInViewport();

    await form.summary.getByRole("link", { name: "Email" }).click();
    await expect(form.email).toBeFocused();
    await form.email.fill(person.email);
    await form.summary.getByRole("link", { name: "Last name" }).click();
    await expect(form.lastName).toBeFocused();
    await form.lastName.fill(person.lastName);
    await form.summary.getByRole("link", { name: "Budget" }).click();
    await expect(form.budget.getByRole("radio", { name: "Under $1,000" })).toBeFocused();
    await page.keyboard.press("Space");
    await form.send.click();
    await expect(page).toHaveURL(isReceived("corporate"));
    await site.waitForMails(person);
    expect(site.leads(person)).toEqual([
      expect.objectContaining({ company_name: "Gulf & Sons", details: "Two lines\nof text", guest_count: "51-100" }),
    ]);
  });
});
