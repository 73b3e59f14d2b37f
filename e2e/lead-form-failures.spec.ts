import type { Page, Route } from "@playwright/test";
import { api } from "../src/site/paths.ts";
import { fillRequired, openForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { expect, test } from "./test.ts";

test.use({ provokedErrors: /^Failed to load resource: / });

/** Sends an inquiry that gets `answer` in place of the server's. */
async function sendAndGet(page: Page, answer: (route: Route) => Promise<void>) {
  const person = somebody();
  await page.route(`**${api.leadInquiry}`, answer);
  const form = await openForm(page);
  await fillRequired(form, person, "Cocktail Hour");
  await form.send.click();
  return { form, person, toast: page.getByRole("region", { name: "Notifications" }).getByRole("alert") };
}

const emailIssue = {
  message: "validation: 1 field needs another look",
  issues: [{ path: "email", message: "Please enter a valid email" }],
};
const nameIssues = {
  message: "validation: 2 fields need another look",
  issues: [
    { path: "lastName", message: "Please keep this to one line" },
    { path: "budget", message: "Please select a budget range" },
  ],
};

const catalogue: readonly { when: string; answer: (route: Route) => Promise<void>; title: string; text: string }[] = [
  {
    when: "the e-mail address is at fault",
    answer: (route) => route.fulfill({ status: 422, json: emailIssue }),
    title: "Email issue",
    text: "Please check your email address and try again.",
  },
  {
    when: "the connection breaks",
    answer: (route) => route.abort("connectionreset"),
    title: "Connection problem",
    text: "Please check your internet connection and try again.",
  },
  {
    when: "the server finds fields that are not in order",
    answer: (route) => route.fulfill({ status: 422, json: nameIssues }),
    title: "Invalid information",
    text: "Please check all required fields and try again.",
  },
  {
    when: "too many came at once",
    answer: (route) => route.fulfill({ status: 429, json: { message: "That was a lot at once." } }),
    title: "Unable to submit inquiry",
    text: "That was a lot at once.",
  },
  {
    when: "the server fails without a word",
    answer: (route) => route.fulfill({ status: 500, body: "" }),
    title: "Unable to submit inquiry",
    text: "500: Internal Server Error",
  },
];

for (const { when, answer, title, text } of catalogue) {
  test(`when ${when}, a toast says "${title}" and nothing typed is lost`, async ({ page }) => {
    const { form, person, toast } = await sendAndGet(page, answer);
    await expect(toast).toHaveText(`${title}${text}`);
    await expect(form.firstName).toHaveValue(person.firstName);
    await expect(form.email).toHaveValue(person.email);
    await expect(form.eventType).toHaveValue("Cocktail Hour");
    await expect(form.send).toBeEnabled();
  });
}

test("the button keeps focus when its form could not be sent", async ({ page }) => {
  const { form, toast } = await sendAndGet(page, (route) => route.abort("connectionreset"));
  await expect(toast).toContainText("Connection problem");
  await expect(form.send).toBeFocused();
});

test("what the server objects to stands beside the fields", async ({ page }) => {
  const { form } = await sendAndGet(page, (route) => route.fulfill({ status: 422, json: nameIssues }));
  await expect(form.lastName).toHaveAccessibleDescription("Please keep this to one line");
  await expect(form.budget).toHaveAccessibleDescription("Please select a budget range");
  await expect(form.summary).toBeFocused();
  await expect(form.form.locator("[aria-invalid]")).toHaveCount(2);
});

test("an inquiry whose answer got lost is stored and mailed once when it is sent again", async ({ page, site }) => {
  const { form, person, toast } = await sendAndGet(page, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await expect(toast).toContainText("Connection problem");
  expect(site.leads(person)).toHaveLength(1);
  await page.unroute(`**${api.leadInquiry}`);
  await form.send.click();
  await expect(page.getByRole("status")).toContainText("Success! Discount Code: WEDDING25");
  await site.waitForMails(person);
  expect(site.leads(person)).toHaveLength(1);
  expect(site.outbox(person)).toHaveLength(2);
});
