import type { Route } from "@playwright/test";
import { api } from "../src/features/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { fillRequired, openForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { expect, test } from "./test.ts";

test.use({ provokedErrors: /^Failed to load resource: / });

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

test("a toast says why an inquiry was not sent, nothing typed is lost, and sent again it is stored once", async ({
  page,
  site,
}) => {
  const person = somebody();
  const inquiries = `**${api.leadInquiry}`;
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("alert");
  const form = await openForm(page);
  await fillRequired(form, person, "Cocktail Hour");
  for (const { when, answer, title, text } of catalogue)
    await test.step(when, async () => {
      await page.route(inquiries, answer);
      await form.send.click();
      await expect(toast).toHaveText(`${title}${text}`);
      await expect(form.firstName).toHaveValue(person.firstName);
      await expect(form.email).toHaveValue(person.email);
      await expect(form.eventType).toHaveValue("Cocktail Hour");
      await expect(form.send).toBeEnabled();
      if (title === "Connection problem") await expect(form.send).toBeFocused();
      if (title === "Invalid information") {
        await expect(form.lastName).toHaveAccessibleDescription("Please keep this to one line");
        await expect(form.budget).toHaveAccessibleDescription("Please select a budget range");
        await expect(form.summary).toBeFocused();
        await expect(form.form.locator("[aria-invalid]")).toHaveCount(2);
        await expectAccessible(page);
      }
      await page.unroute(inquiries);
    });

  await page.route(inquiries, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await form.send.click();
  await expect(toast).toContainText("Connection problem");
  expect(site.leads(person)).toHaveLength(1);
  await page.unroute(inquiries);
  await form.send.click();
  await expect(page.getByRole("status")).toContainText("Success! Discount Code: WEDDING25");
  await site.waitForMails(person);
  expect(site.leads(person)).toHaveLength(1);
  expect(site.outbox(person)).toHaveLength(2);
});
