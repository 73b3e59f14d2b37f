import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { paths, quoteSentPath } from "../src/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import type { LocalSite } from "./local-site.ts";
import { type Person, somebody } from "./person.ts";
import { expect, test } from "./test.ts";

/** A date so many days from now. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Fills in Maya's wish, as the fields stand. */
async function fillWish(page: Page, person: Person, date: string): Promise<void> {
  await page.getByLabel("Event type").selectOption("Ceremony & Reception");
  await page.getByLabel("Date", { exact: true }).fill(date);
  await page.getByLabel("Venue city").selectOption("Clearwater");
  await page.getByLabel("Music from").fill("16:30");
  await page.getByLabel("Until", { exact: true }).fill("23:30");
  await page.getByRole("spinbutton", { name: "Uplights" }).fill("8");
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
}

/** The address of the quote in the mail to its client. */
async function linkIn(site: LocalSite, person: Person): Promise<string> {
  const mails = await site.waitForMails(person);
  const text = mails.map(({ textFile }) => (textFile ? readFileSync(textFile, "utf8") : "")).join("\n");
  return /\/portal\/quote\?token=\S+/.exec(text)?.[0] ?? "";
}

const ticket = (page: Page) => page.getByRole("complementary", { name: "Your price" });

test("the price follows every field, and the quote is sent by the keyboard", async ({ page, site }) => {
  const person = somebody();
  await page.goto(paths.quote);
  await page.getByLabel("Event type").focus();
  await expect(page.getByRole("button", { name: "One more of Uplights" })).toBeVisible();
  await fillWish(page, person, inDays(320));
  await expect(page.getByText(/^Free\. Sunset [5-8]:\d\d PM$/)).toBeVisible();
  await page.getByRole("spinbutton", { name: "Uplights" }).fill("7");
  await page.getByRole("button", { name: "One more of Uplights" }).press("Enter");
  await expect(ticket(page)).toContainText("$2,324.25");
  await expect(ticket(page)).toContainText("$581.00");
  await expectAccessible(page);
  await ticket(page).getByRole("button", { name: "Send me this quote" }).press("Enter");
  await expect(page).toHaveURL((url) => url.pathname.startsWith(quoteSentPath));
  await page.goto(await linkIn(site, person));
  await expect(ticket(page)).toContainText("$2,324.25");
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a quote is priced round by round, sent, opened by its mail and accepted", async ({ page, site }) => {
    const person = somebody();
    await page.goto(paths.quote);
    await fillWish(page, person, inDays(300));
    await page.getByRole("button", { name: "Update the price" }).last().click();
    await expect(ticket(page)).toContainText("$2,324.25");
    await expect(page.getByLabel("First name")).toHaveValue(person.firstName);
    await ticket(page).getByRole("button", { name: "Send me this quote" }).click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(quoteSentPath));

    await page.goto(await linkIn(site, person));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("here is your quote");
    await expect(ticket(page)).toContainText("$1,743.25");
    await page.getByRole("button", { name: "Accept, read the agreement" }).click();
    await expect(page).toHaveURL(/\/portal\/contract\?booking=/);
    await expect(page.getByText("$2,324.25").first()).toBeVisible();
  });
});
