import { paths } from "../src/features/site/paths.ts";
import { holdIslands, hydrated } from "./islands.ts";
import { tabTo } from "./keyboard.ts";
import { leadForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { expect, screens, test } from "./test.ts";

declare global {
  interface Window {
    hasTyped?: boolean;
  }
}

/** Types into the quote form as soon as the page is painted with the form in it: some 10 ms later. */
function typeAtFirstPaint(name: string): void {
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  const parsed = new Promise<HTMLInputElement>((resolve) => {
    const look = () => {
      const field = document.querySelector<HTMLInputElement>("input[name=firstName]");
      if (field) resolve(field);
      else requestAnimationFrame(look);
    };
    look();
  });
  void Promise.all([painted, parsed]).then(([, field]) => {
    field.focus({ preventScroll: true });
    document.execCommand("insertText", false, name);
    window.hasTyped = true;
  });
}

test.describe("on a phone with a slow connection", () => {
  test.use({ viewport: screens[0].viewport });

  test("a name typed at first paint is still there when the form comes to life, and is sent", async ({
    page,
    site,
  }) => {
    const person = somebody();
    const form = leadForm(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 64 * 1024,
      uploadThroughput: 64 * 1024,
    });
    await page.addInitScript(typeAtFirstPaint, person.firstName);
    await page.goto(paths.home, { waitUntil: "commit" });
    await page.waitForFunction(() => window.hasTyped);
    await expect(form.firstName).toHaveValue(person.firstName);
    // As someone who goes on at once, while the code is still on its way.
    await form.eventType.selectOption("Cocktail Hour");
    await form.budget.getByRole("radio", { name: "$5,000+" }).check();
    await hydrated(page, "lead-section");
    await expect(form.firstName).toHaveValue(person.firstName);
    await expect(form.eventType).toHaveValue("Cocktail Hour");
    await expect(form.budget.getByRole("radio", { name: "$5,000+" })).toBeChecked();

    await form.lastName.fill(person.lastName);
    await form.email.fill(person.email);
    await form.send.click();
    await expect(page.getByRole("status")).toContainText("Success! Discount Code: WEDDING25");
    expect(site.leads(person)).toEqual([
      expect.objectContaining({ first_name: person.firstName, event_type: "Cocktail Hour", budget: "$5,000+" }),
    ]);
  });
});

test("half a date that is typed when the code comes is not lost", async ({ page }) => {
  const letGo = await holdIslands(page);
  await page.goto(paths.quote);
  const date = page.getByLabel("Date", { exact: true });
  await tabTo(page, date);
  await page.keyboard.type("06");
  letGo();
  await page.waitForLoadState("networkidle");
  await page.keyboard.type("122099");
  await expect(date).toHaveValue("2099-06-12");
  await hydrated(page, "quote-builder");
  await expect(date).toHaveValue("2099-06-12");
});
