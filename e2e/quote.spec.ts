import { paths, quoteSent } from "../src/features/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { somebody } from "./person.ts";
import { fillQuoteForm, inDays, linkIn, priceSummary } from "./quote-form.ts";
import { expect, test } from "./test.ts";

test("the price follows every field, and the quote is sent by the keyboard", async ({ page, site }) => {
  const person = somebody();
  await page.goto(paths.quote);
  await page.getByLabel("Event type").focus();
  await expect(page.getByRole("button", { name: "One more of Uplights" })).toBeVisible();
  await fillQuoteForm(page, person, inDays(320));
  await expect(page.getByText(/^Free\. Sunset [5-8]:\d\d PM$/)).toBeVisible();
  await page.getByRole("spinbutton", { name: "Uplights" }).fill("7");
  await page.getByRole("button", { name: "One more of Uplights" }).press("Enter");
  await expect(priceSummary(page)).toContainText("$2,324.25");
  await expect(priceSummary(page)).toContainText("$581.00");
  await expectAccessible(page);
  await priceSummary(page).getByRole("button", { name: "Send me this quote" }).press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === quoteSent);
  await page.goto(await linkIn(site, person));
  await expect(priceSummary(page)).toContainText("$2,324.25");
  await expectAccessible(page);
});

test("the code follows the kind of event that is pressed first", async ({ page }) => {
  await page.goto(paths.quote);
  const code = page.getByRole("textbox", { name: "Discount code" });
  const before = await code.inputValue();
  await page.getByRole("radio", { name: "Private" }).press("Space");
  await expect(code).not.toHaveValue(before);
  await expect(priceSummary(page)).toContainText(await code.inputValue());
});
