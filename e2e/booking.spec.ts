import type { Page } from "@playwright/test";
import { paths, quoteSent } from "../src/features/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { tabTo } from "./keyboard.ts";
import { type Person, somebody } from "./person.ts";
import { fillQuoteForm, inDays, linkIn, priceSummary } from "./quote-form.ts";
import { expect, screens, test } from "./test.ts";

const [phone] = screens;
test.use({ viewport: phone.viewport });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** Keys that are typed into the fields of the quote, in whatever order the page has them. */
async function typeQuote(page: Page, { firstName, lastName, email }: Person, date: string): Promise<void> {
  const [year, month, day] = date.split("-");
  const fields = [
    [page.getByLabel("Event type"), "Ceremony & Reception"],
    [page.getByLabel("Date", { exact: true }), `${month}${day}${year}`],
    [page.getByLabel("Music from"), "0430PM"],
    [page.getByLabel("Until", { exact: true }), "1130PM"],
    [page.getByLabel("Venue city"), "Clearwater"],
    [page.getByRole("spinbutton", { name: "Uplights" }), "8"],
    [page.getByLabel("First name"), firstName],
    [page.getByLabel("Last name"), lastName],
    [page.getByLabel("Email"), email],
  ] as const;
  for (const [field, keys] of fields) {
    await tabTo(page, field);
    if (keys === "8") await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(keys);
  }
}

test("a date is quoted, accepted, signed and paid by the keyboard alone, on a phone", async ({ page, site }) => {
  const person = somebody();
  const press = async (name: string | RegExp, key = "Enter") => {
    await tabTo(page, button(page, name));
    await page.keyboard.press(key);
  };
  await page.goto(paths.quote);
  await typeQuote(page, person, inDays(340));
  await expect(priceSummary(page)).toContainText("$2,324.25");
  await press("Send me this quote");
  await expect(page).toHaveURL((url) => url.pathname === quoteSent);
  await expectAccessible(page);

  await page.goto(await linkIn(site, person));
  await press("Accept, read the agreement");
  await expect(page).toHaveURL(/\/portal\/contract\?booking=/);
  await expectAccessible(page);
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByLabel("Type your full name"));
  await page.keyboard.type(`${person.firstName} ${person.lastName}`);
  await press("Sign the agreement");
  await expect(page).toHaveURL(/\/portal\/deposit\?booking=/);
  await expectAccessible(page);
  await press("Pay by card");
  await expect(page).toHaveTitle(/Stripe/);
  await press("Pay $581");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`is yours, ${person.firstName}`);
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a quote is priced round by round, sent, opened by its mail, accepted, signed and paid", async ({
    page,
    site,
  }) => {
    const person = somebody();
    await page.goto(paths.quote);
    await fillQuoteForm(page, person, inDays(300));
    await page.getByRole("button", { name: "Update the price" }).last().click();
    await expect(priceSummary(page)).toContainText("$2,324.25");
    await expect(page.getByLabel("First name")).toHaveValue(person.firstName);
    await button(page, "Send me this quote").click();
    await expect(page).toHaveURL((url) => url.pathname === quoteSent);

    await page.goto(await linkIn(site, person));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("here is your quote");
    await expect(priceSummary(page)).toContainText("$1,743.25");
    await button(page, "Accept, read the agreement").click();
    await expect(page).toHaveURL(/\/portal\/contract\?booking=/);
    await expect(page.getByText("$2,324.25").first()).toBeVisible();
    await page.getByRole("checkbox").check();
    await page.getByLabel("Type your full name").fill(`${person.firstName} ${person.lastName}`);
    await button(page, "Sign the agreement").click();
    await button(page, "Pay by card").click();
    await button(page, "Pay $581").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`is yours, ${person.firstName}`);
    await expect(page.getByText(/^Receipt \d{4}-\d{4}$/).first()).toBeVisible();
  });
});
