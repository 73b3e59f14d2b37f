import { api } from "../src/site/paths.ts";
import { fillRequired, openForm } from "./lead-form.ts";
import { LocalSite } from "./local-site.ts";
import { somebody } from "./person.ts";
import { test as base, expect } from "./test.ts";

/** Cloudflare's keys for tests, which the stand-in takes as well: its widget gives a token, and the token is a person's. */
const keys = {
  TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
  TURNSTILE_SECRET: "1x0000000000000000000000000000000AA",
};

const test = base.extend<object, { site: LocalSite }>({
  site: [
    async ({ standIns }, use) => {
      const site = await LocalSite.open({ ...standIns.vars, ...keys });
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test.use({ provokedErrors: /status of 403/ });

test("the sixth form of a network in a minute meets Turnstile's widget, and is stored once a person is confirmed", async ({
  page,
  site,
}) => {
  const sendAny = () =>
    fetch(site.url + api.newsletter, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ firstName: "Ana", email: somebody().email, interests: ["events"] }),
    });
  while ((await sendAny()).status !== 403);

  const person = somebody();
  const form = await openForm(page);
  await fillRequired(form, person, "Cocktail Hour");
  await form.details.fill("First dance at “eight” & cake");
  await form.send.click();

  await expect(page.getByRole("heading", { name: "One more look before this goes out" })).toBeVisible();
  for (const words of [person.lastName, person.email, "First dance at “eight” & cake"])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText("Cloudflare Turnstile, as a stand-in")).toBeVisible();
  expect(site.leads(person)).toEqual([]);
  await page.getByRole("button", { name: "Send" }).click();

  await expect(page.getByRole("heading", { name: "Your inquiry is on my desk" })).toBeVisible();
  expect(site.leads(person)).toEqual([expect.objectContaining({ details: "First dance at “eight” & cake" })]);
  await site.waitForMails(person);
});
