import type { Page } from "@playwright/test";
import type { LocalSite } from "./local-site.ts";
import type { Person } from "./person.ts";

/** A date so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Fills in Maya's quote, as the fields stand. */
export async function fillQuoteForm(page: Page, person: Person, date: string): Promise<void> {
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
export async function linkIn(site: LocalSite, person: Person): Promise<string> {
  const mails = await site.waitForMails(person);
  const text = mails.map((mail) => mail.text).join("\n");
  return /\/portal\/quote\?token=\S+/.exec(text)?.[0] ?? "";
}

export const priceSummary = (page: Page) => page.getByRole("complementary", { name: "Your price" });
