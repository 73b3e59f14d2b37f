import { spanish } from "../src/content/words/es/index.ts";
import { quoteOnDate } from "../src/features/site/paths.ts";
import { quinceaneraInSpanish } from "../src/test/landing-pages.ts";
import { hydrated } from "./islands.ts";
import { somebody } from "./person.ts";
import { inDays } from "./quote-form.ts";
import { expect, test } from "./test.ts";

test("a mother asks in Spanish: what is missing is said beside its field, and her code is on the page that follows", async ({
  page,
}) => {
  await page.goto(quinceaneraInSpanish);
  await page.getByRole("link", { name: spanish.landing.code }).click();
  const form = page.locator("#quote form");
  await form.getByLabel("Correo electrónico").focus();
  await hydrated(page, "inquiry");
  await form.getByLabel("Correo electrónico").fill("lucia@gmial.com");
  await expect(form.getByText("¿Quiso decir")).toBeVisible();
  await form.getByRole("button", { name: "lucia@gmail.com" }).click();
  await form.getByRole("button", { name: /Enviar/ }).click();
  await expect(form.getByRole("alert")).toBeFocused();
  await expect(form.getByRole("textbox", { name: "Nombre" })).toHaveAccessibleDescription("Escriba su nombre");
  await form.getByRole("textbox", { name: "Nombre" }).fill("Lucía");
  await form.getByRole("textbox", { name: "Apellidos" }).fill("Núñez");
  await form.getByRole("radio", { name: "De $1,500 a $2,500" }).check();
  await form.getByRole("button", { name: /Enviar/ }).click();
  await expect(page.getByText("PARTY25").first()).toBeVisible();
  await expect(page.getByText("lucia@gmail.com")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("a quote is built and sent in Spanish: the price follows the fields, and a refusal is said beside them", async ({
  page,
  site,
}) => {
  const { builder, sent } = spanish.quotes;
  const person = somebody();
  await page.goto(`/es${quoteOnDate(inDays(330), "Clearwater", "private-party")}`);
  await page.getByLabel(builder.labels.firstName).fill(person.firstName);
  await hydrated(page, "quote-builder");
  await page.getByLabel(builder.labels.eventType).selectOption({ label: "Quinceañera" });
  const sums = page.getByRole("complementary", { name: builder.yourPrice });
  await sums.getByRole("button", { name: builder.send }).click();
  await expect(page.getByLabel(builder.labels.startTime)).toHaveAccessibleDescription(spanish.errors.startTime);
  await page.getByLabel(builder.labels.startTime).fill("18:00");
  await page.getByLabel(builder.labels.endTime, { exact: true }).fill("23:00");
  await page.getByLabel(builder.labels.lastName).fill(person.lastName);
  await page.getByLabel(builder.labels.email).fill(person.email);
  await expect(sums).toContainText("$1,874.25");
  await sums.getByRole("button", { name: builder.send }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading);
  const mails = await site.waitForMails(person);
  expect(mails[0]?.subject).toContain("$1,874.25");
});
