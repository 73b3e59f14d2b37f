import type { Page } from "@playwright/test";
import { api } from "../src/features/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { fillRequired, leadForm, openForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { emptyFormMessages } from "./specified.ts";
import { expect, screens, test } from "./test.ts";

/** Notes every inquiry that leaves the browser from now on. */
function inquiriesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(api.leadInquiry)) sent.push(request.postData() ?? "");
  });
  return sent;
}

test.describe("what is missing or mistyped", () => {
  test.use({ provokedErrors: /the server responded with a status of 500/ });

  test("an empty form says beside each field what is missing, sends nothing, and leads to each by keyboard", async ({
    page,
  }) => {
    const sent = inquiriesOf(page);
    for (const { name, viewport } of screens)
      await test.step(`on ${name}`, async () => {
        await page.setViewportSize(viewport);
        const form = await openForm(page);
        await form.phone.fill("(813) 555-0100");
        await form.send.click();
        await expect(form.summary).toBeFocused();
        await expect(form.summary).toBeInViewport();
        for (const [label, message] of Object.entries(emptyFormMessages)) {
          const field = form.labeled(label);
          await expect(field).toHaveAccessibleDescription(message);
          await expect(field).toHaveAttribute("aria-invalid", "true");
          await expect(form.form.getByText(message, { exact: true })).toBeVisible();
          await expect(form.summary.getByRole("link", { name: label })).toBeVisible();
        }
        await expect(form.phone).toHaveValue("(813) 555-0100");
        await expect(form.phone).not.toHaveAttribute("aria-invalid");
        expect(sent).toEqual([]);
      });
    await expectAccessible(page);

    const form = leadForm(page);
    await form.summary.focus();
    await page.keyboard.press("Tab");
    await expect(form.summary.getByRole("link", { name: "First name" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.firstName).toBeFocused();
    await form.summary.getByRole("link", { name: "Budget" }).focus();
    await page.keyboard.press("Enter");
    await expect(form.budget.getByRole("radio", { name: "Under $1,000" })).toBeFocused();

    await test.step("a mistyped mail domain is offered its correction, and sent as it is to whoever leaves it", async () => {
      await page.route(`**${api.leadInquiry}`, (route) => route.fulfill({ status: 500, body: "" }));
      await fillRequired(form, { ...somebody(), email: "zoe@gmial.com" }, "Cocktail Hour");
      const offer = form.form.getByRole("button", { name: "zoe@gmail.com" });
      await expect(offer).toBeVisible();
      await form.send.click();
      await expect.poll(() => sent.map((body) => body.includes("zoe@gmial.com"))).toEqual([true]);
      await offer.click();
      await expect(form.email).toHaveValue("zoe@gmail.com");
      await expect(form.email).toBeFocused();
      await expect(offer).toHaveCount(0);
    });
  });
});

test.describe("what was put right", () => {
  test.use({ provokedErrors: /the server responded with a status of 422/ });

  test("is sent with everything that was typed before, and a phone number in one form", async ({ page, site }) => {
    const sent = inquiriesOf(page);
    const person = somebody();
    const form = await openForm(page);
    await fillRequired(form, { ...person, email: "zoe@nowhere" }, "Rehearsal Dinner");
    await form.eventDate.fill("2020-02-29");
    await form.details.fill("Barefoot, if we may.");
    await form.send.click();
    await expect(form.email).toHaveAccessibleDescription("Please enter a valid email");
    await expect(form.eventDate).toHaveAccessibleDescription("Please choose a date that is not in the past");
    await expect(form.form.locator("[aria-invalid]")).toHaveCount(2);
    expect(sent).toEqual([]);

    await form.email.fill("zoe@elsewhere");
    await expect(form.email).toHaveAttribute("aria-invalid", "true");
    await form.email.fill(person.email);
    await expect(form.email).not.toHaveAttribute("aria-invalid");
    await expect(form.email).toBeFocused();
    await form.eventDate.fill("2099-02-28");
    await expect(form.summary).toHaveCount(0);
    // A number of no numbering plan is known to the server alone.
    for (const wrong of ["12", "111 111 1111"]) {
      await form.phone.fill(wrong);
      await form.send.click();
      await expect(form.phone).toHaveAccessibleDescription("Please enter a phone number with its area code");
      await form.phone.fill("813.555.0100");
      await expect(form.phone).not.toHaveAttribute("aria-invalid");
    }
    const before = sent.length;
    await form.send.click();
    await expect(page.getByRole("status")).toContainText("Success! Discount Code: WEDDING25");
    expect(sent).toHaveLength(before + 1);
    expect(site.leads(person)).toEqual([
      expect.objectContaining({
        last_name: person.lastName,
        event_type: "Rehearsal Dinner",
        event_date: "2099-02-28",
        phone: "(813) 555-0100",
        details: "Barefoot, if we may.",
      }),
    ]);
  });
});
