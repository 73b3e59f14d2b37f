import { notifyFragment, paths } from "../src/features/site/paths.ts";
import { hydrated } from "./islands.ts";
import { somebody } from "./person.ts";
import { expect, test } from "./test.ts";

const link = /https?:\/\/\S+\/newsletter\/(confirm|unsubscribe)\?token=[\w.-]+/g;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("one signs up, confirms by the link of the mail, leaves by its other link, and asks to be told of the booth", async ({
      page,
      site,
    }) => {
      const person = somebody();
      await page.goto(javaScriptEnabled ? paths.contact : paths.newsletter);
      const form = page.getByRole("form", { name: "Newsletter signup" });
      await form.getByRole("textbox", { name: "First name" }).fill(person.firstName);
      await form.getByRole("textbox", { name: "Email" }).fill(person.email);
      await form.getByRole("checkbox", { name: "New mixes" }).check();
      if (javaScriptEnabled) await hydrated(page, "newsletter-form");
      await form.getByRole("button", { name: "Sign up" }).click();
      if (javaScriptEnabled) await expect(page.getByRole("status").filter({ hasText: "Almost there." })).toBeFocused();
      else await expect(page).toHaveURL(paths.newsletterSent);

      const [mail] = await site.waitForMails(person, 1);
      const [confirm = "", leave = ""] = mail?.text.match(link) ?? [];
      await page.goto(confirm);
      await page.getByRole("button", { name: "Yes, write to me" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are on the list");
      expect(site.subscriber(person)).toMatchObject({ subscribed: 1, interests: '["new-mixes"]' });
      await page.goto(leave);
      await page.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are off the list");
      expect(site.subscriber(person)).toMatchObject({ subscribed: 0 });

      const listener = somebody();
      await page.goto(paths.live + notifyFragment);
      const notify = page.getByRole("form", { name: "Notify me" });
      await notify.getByRole("textbox", { name: "Email" }).fill(listener.email);
      if (javaScriptEnabled) await hydrated(page, "notify-form");
      await notify.getByRole("button", { name: "Notify me" }).click();
      await expect(page.getByText(/^Almost there/)).toBeVisible();
      await site.waitForMails(listener, 1);
      expect(site.subscriber(listener)).toMatchObject({ interests: '["live-streams"]' });
    });
  });
}
