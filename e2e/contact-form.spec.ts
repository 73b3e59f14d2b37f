import type { Page } from "@playwright/test";
import { site as business } from "../src/content/site.ts";
import { api, contactParameters, paths, withQuery } from "../src/features/site/paths.ts";
import { hydrated } from "./islands.ts";
import { type Person, somebody } from "./person.ts";
import { expect, test } from "./test.ts";

const thanks = "Thanks for reaching out! I'll get back to you within 24 hours.";

function contactForm(page: Page) {
  const form = page.getByRole("form", { name: "Message to the DJ" });
  return {
    form,
    firstName: form.getByRole("textbox", { name: "First name" }),
    lastName: form.getByRole("textbox", { name: "Last name" }),
    email: form.getByRole("textbox", { name: "Email" }),
    eventType: form.getByRole("combobox", { name: "Event type" }),
    details: form.getByRole("textbox", { name: "Details" }),
    send: form.getByRole("button", { name: "Send message" }),
    summary: form.getByRole("alert"),
    /** What became of the message: it stands above the form. */
    outcome: page.locator("#message > [role=alert]"),
  };
}

async function fill(page: Page, { firstName, lastName, email }: Person) {
  const form = contactForm(page);
  await form.firstName.fill(firstName);
  await form.lastName.fill(lastName);
  await form.email.fill(email);
  await form.eventType.selectOption("wedding");
  return form;
}

test("a message about a package is stored once, thanked for, and leaves an empty form", async ({ page, site }) => {
  const person = somebody();
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**${api.contact}`, async (route) => {
    await promise;
    await route.continue();
  });
  const readings = new Set<string | undefined>();
  page.on("request", (request) => {
    if (request.postData() === null) readings.add(request.headers()["content-type"]);
  });
  await page.context().addCookies([{ name: "known", value: "yes", url: site.url }]);
  const sent = page.waitForRequest(`**${api.contact}`);
  await page.goto(withQuery(paths.contact, { [contactParameters.package]: "premium" }));
  const form = await fill(page, person);
  await hydrated(page, "contact-form");
  await expect(page.getByRole("checkbox", { name: "About the PREMIUM package" })).toBeChecked();
  await form.send.click();
  await expect(form.form.getByRole("button", { name: "Sending..." })).toBeDisabled();
  letGo();
  await expect(form.outcome).toHaveText(`${thanks}The answer goes to ${person.email}.`);
  await expect(form.outcome).toBeFocused();
  await expect(form.firstName).toHaveValue("");
  await expect(form.eventType).toHaveValue("");
  expect(site.leads(person)).toEqual([
    expect.objectContaining({ event_type: "wedding", status: "new", discount_code: null }),
  ]);

  // Only what has a body names its type, and cookies go along.
  expect(await (await sent).allHeaders()).toMatchObject({
    "content-type": "application/json",
    cookie: expect.stringContaining("known=yes"),
  });
  expect([...readings]).toEqual([undefined]);
});

test.describe("when something is wrong", () => {
  test.use({ provokedErrors: /^Failed to load resource: / });

  test("the form says what: its own fields, the network, the server; and a program gets thanks for nothing", async ({
    page,
    site,
  }) => {
    const person = somebody();
    await page.clock.install();
    await page.goto(paths.contact);
    const form = contactForm(page);
    await form.firstName.focus();
    await hydrated(page, "contact-form");
    await form.send.click();
    await expect(form.summary).toBeFocused();
    await expect(form.firstName).toHaveAccessibleDescription("First name is required");
    await expect(form.lastName).toHaveAccessibleDescription("Last name is required");
    await expect(form.email).toHaveAccessibleDescription("Please enter a valid email");
    await expect(form.eventType).toHaveAccessibleDescription("Please select an event type");

    await fill(page, person);
    let tries = 0;
    await page.route(`**${api.contact}`, (route) => {
      tries += 1;
      return route.abort("connectionreset");
    });
    await form.send.click();
    await expect(form.outcome).toContainText("Network error: your message could not be sent.");
    await expect(form.outcome.getByRole("link")).toHaveText([business.email, business.phone.display]);
    await expect(form.email).toHaveValue(person.email);
    // Nothing is sent again by itself: not after a while, not when one comes back to the page.
    await page.clock.runFor("10:00");
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    expect(tries).toBe(1);

    await page.unroute(`**${api.contact}`);
    await page.route(`**${api.contact}`, (route) => route.fulfill({ status: 500, json: { message: "No room" } }));
    await form.send.click();
    await expect(form.outcome).toContainText("Submission error: No room");
    expect(site.leads(person)).toEqual([]);

    await page.unroute(`**${api.contact}`);
    await form.form.locator("[name=leaveBlank]").fill("a program", { force: true });
    await form.send.click();
    await expect(form.outcome).toHaveText(`${thanks}The answer goes to ${person.email}.`);
    expect(site.leads(person)).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, provokedErrors: /the server responded with a status of 422/ });

  test("a message that lacks something comes back with all that was typed, and can then be sent", async ({
    page,
    site,
  }) => {
    const person = somebody();
    await page.goto(withQuery(paths.contact, { [contactParameters.package]: "elite" }));
    const form = await fill(page, { ...person, lastName: "" });
    await form.details.fill("Two lines\nof text");
    await form.send.click();
    await expect(form.lastName).toHaveAccessibleDescription("Last name is required");
    await expect(form.details).toHaveValue("Two lines\nof text");
    await expect(form.summary).toBeInViewport();
    await form.lastName.fill(person.lastName);
    await form.send.click();
    await expect(form.outcome).toHaveText(`${thanks}The answer goes to ${person.email}.`);
    await expect(form.outcome).toBeInViewport();
    await expect(form.email).toHaveValue("");
    expect(site.leads(person)).toEqual([expect.objectContaining({ details: "Package: ELITE\n\nTwo lines\nof text" })]);
  });
});
