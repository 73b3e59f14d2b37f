import type { Page } from "@playwright/test";
import { adminPaths } from "../src/features/admin/paths.ts";
import { api } from "../src/features/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { takeLogin } from "./admin-site.ts";
import { type Person, somebody } from "./person.ts";
import { expect, test } from "./test.ts";

/** An inquiry for a day that no other test asks for, sent as the public form sends it. */
async function sendInquiry(page: Page, person: Person): Promise<void> {
  const eventDate = new Date(Date.UTC(2060, 0, 1) + Math.floor(Math.random() * 10_000) * 86_400_000);
  const answer = await page.request.post(api.leadInquiry, {
    data: {
      ...person,
      eventCategory: "wedding",
      eventType: "Wedding Reception",
      eventDate: eventDate.toISOString().slice(0, 10),
      budget: "$2,500-$5,000",
      phone: "(813) 555-0100",
    },
  });
  expect(answer.status()).toBe(200);
}

/** A button that names what it is for to those who do not see where it stands. */
const named = (label: string, of: string): RegExp => new RegExp(`^${label} ?: ${of}$`);

/** Books the lead from the open inbox. */
async function book(page: Page, { firstName, lastName }: Person): Promise<void> {
  await page.getByRole("link", { name: named("Book", `${firstName} ${lastName}`) }).click();
  await expect(page.getByLabel("Price in dollars")).toHaveValue("2699.25");
  await page.getByRole("button", { name: "Book and send the portal link" }).click();
  await expect(page.getByRole("status")).toContainText("Booked.");
}

test.describe("with JavaScript", () => {
  test.use({
    provokedErrors: /the server responded with a status of 422/,
    permissions: ["clipboard-read", "clipboard-write"],
  });

  test("leads, bookings, requests and the calendar can be used by anyone, also when a form comes back", async ({
    page,
    site,
  }) => {
    const person = somebody();
    await sendInquiry(page, person);
    site.storeRequest(somebody(), "Load-in");
    await takeLogin(page);
    await page.goto(adminPaths.leads);
    await expectAccessible(page);
    await page.getByRole("link", { name: `${person.firstName} ${person.lastName}`, exact: true }).click();
    await page.getByRole("link", { name: "Make a quote" }).click();
    await expectAccessible(page);
    await page.getByLabel("Line 1, in dollars").fill("-100");
    await page.getByLabel("Line 1", { exact: true }).fill("For friends");
    await expect(page.locator("form").getByText("−$100.00")).toBeVisible();
    await page.goto(adminPaths.leads);
    await book(page, person);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Contract", exact: true }).click();
    await expect(page.getByText("not seen by the client yet")).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${adminPaths.leads}?q=${encodeURIComponent(person.lastName)}`);
    await expect(page.locator("article").getByText("Booked", { exact: true })).toBeVisible();

    await page.goto(`${adminPaths.bookings}?month=2026-12`);
    await expect(page.getByRole("table", { name: "Bookings in December 2026" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(adminPaths.bookings);
    await page.getByRole("button", { name: /^Make a/ }).click();
    const address = await page.locator("code").innerText();
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("status")).toHaveText("Copied.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(page.getByRole("link", { name: "Subscribe on this device" })).toHaveAttribute(
      "href",
      address.replace("http:", "webcal:"),
    );
    await expectAccessible(page);
    await page.goto(adminPaths.newBooking);
    await page.getByRole("button", { name: "Put into the calendar" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);

    await page.goto(adminPaths.requests);
    await expectAccessible(page);
    await page
      .getByRole("link", { name: named("Answer", "Load-in") })
      .first()
      .click();
    await expect(page.getByLabel("Your answer, sent by mail")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a lead is noted, moved on, booked, and its request answered by mail", async ({ page, site }) => {
    const person = somebody();
    await sendInquiry(page, person);
    await takeLogin(page);
    await page.goto(adminPaths.leads);
    await page.getByRole("button", { name: named("Contacted", `${person.firstName} ${person.lastName}`) }).click();
    await expect(page.getByRole("status")).toContainText("The status is set.");
    await page.getByRole("searchbox").fill(person.lastName);
    await page.getByRole("button", { name: "Search" }).click();
    await page
      .getByRole("heading", { name: `${person.firstName} ${person.lastName}` })
      .getByRole("link")
      .click();
    await page.getByLabel("Private note").fill("Sparklers at the end.");
    await page.getByRole("button", { name: "Keep the note" }).click();
    await expect(page.getByText("Sparklers at the end.")).toBeVisible();
    await page.goto(adminPaths.leads);
    await book(page, person);

    site.storeRequest(person, "First dance");
    await page.goto(adminPaths.requests);
    await page
      .getByRole("link", { name: named("Answer", "First dance") })
      .first()
      .click();
    await page.getByLabel("Your answer, sent by mail").fill("At eight.");
    await page.getByRole("button", { name: "Send the answer" }).click();
    await expect(page.getByRole("status")).toContainText("The answer is on its way");
    const mails = await site.waitForMails(person, 3);
    expect(mails.map(({ subject }) => subject)).toContain("Re: First dance");
  });
});
