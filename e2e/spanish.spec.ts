import type { Page } from "@playwright/test";
import { standardClauses } from "../src/features/contracts/clauses.ts";
import { portalContractOf } from "../src/features/contracts/client/paths.ts";
import { portalGuests } from "../src/features/guests/client/paths.ts";
import { portalBooked, portalInvoices, portalPay } from "../src/features/payments/client/paths.ts";
import { portalPaths } from "../src/features/portal/paths.ts";
import { guestPaths, paths, quoteOnDate } from "../src/features/site/paths.ts";
import { quinceaneraInSpanish } from "../src/test/landing-pages.ts";
import { spanish } from "../src/test/spanish.ts";
import { expectAccessible } from "./accessible.ts";
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

const offerOf = (page: Page) => page.locator("[data-language-offer]:visible");

async function move(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/assets\/interaction\.browser-/);
  await page.keyboard.press("Shift");
  await (await code).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Nothing is offered in the first view. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(offerOf(page)).toHaveCount(0);
  await move(page);
}

test.describe("whose browser asks for Spanish", () => {
  test.use({ locale: "es-MX" });

  test("is offered it in a line once they have moved, and no more after closing it", async ({ page }) => {
    const offer = offerOf(page);
    await arrive(page, paths.home);
    await expect(offer).toHaveText(spanish.frame.thisPage);
    await expectAccessible(page);
    await offer.getByRole("link").click();
    await expect(page.locator("html")).toHaveAttribute("lang", spanish.formats.tag);
    await move(page);
    await expect(offer).toHaveCount(0);

    await arrive(page, paths.contact);
    await expect(offer).toHaveAttribute("lang", spanish.formats.tag);
    await offer.getByRole("button", { name: spanish.frame.closeNotice }).click();
    await expect(offer).toHaveCount(0);
    await arrive(page, paths.contact);
    await expect(offer).toHaveCount(0);
    await arrive(page, spanish.formats.prefix + paths.contact);
    await expect(offer).toHaveAttribute("lang", "en");
  });
});

test("who takes the link to Spanish is offered it on later pages, whatever their browser asks for", async ({
  page,
}) => {
  await arrive(page, paths.home);
  await expect(offerOf(page)).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: spanish.frame.name }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", spanish.formats.tag);
  await move(page);
  await arrive(page, paths.contact);
  await expect(offerOf(page)).toHaveAttribute("lang", spanish.formats.tag);
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

test("a mother's portal is for anyone in Spanish: her songs, her plan, her papers and her guests' page", async ({
  page,
  site,
}) => {
  test.slow();
  const person = somebody();
  const details = { eventType: "Quinceañera", deposit: "624.75", venue: "Salón Las Palmas" };
  const link = await site.book(person, details);
  site.write("UPDATE bookings SET language = 'es' WHERE client_email = ?", person.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  const id =
    new URL((await page.locator("a[href*='booking=']").first().getAttribute("href")) ?? "", site.url).searchParams.get(
      "booking",
    ) ?? "";
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expectAccessible(page);
  };
  for (const path of [portalPaths.dashboard, portalPaths.songs, portalPaths.plan, portalPay("deposit", id)])
    await test.step(path, () => look(path));

  await look(portalContractOf(id));
  for (const { heading } of standardClauses)
    await expect(page.locator(".contract-terms [lang=en]").getByText(`${heading}.`, { exact: true })).toBeVisible();
  await expect(page.locator(".contract-terms [lang=en]").getByText(spanish.agreement.paper.binds)).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  const [english, beside] = await Promise.all(
    [".contract-terms [lang=en]", ".contract-beside"].map((of) => page.locator(of).first().boundingBox()),
  );
  expect(beside?.x).toBeGreaterThanOrEqual((english?.x ?? 0) + (english?.width ?? 0));
  expect(beside?.y).toBeLessThan((english?.y ?? 0) + (english?.height ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });

  await look(portalInvoices(id));
  await page.getByLabel(spanish.papers.invoices.labels.billTo).fill("Eventos Bahía LLC");
  await page.getByRole("button", { name: spanish.papers.invoices.make }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(spanish.papers.invoice.title);
  await expectAccessible(page);

  site.write("UPDATE bookings SET status = 'confirmed', hold_ends_at = NULL WHERE id = ?", id);
  site.write(
    `INSERT INTO payments (id, booking_id, purpose, method, amount, currency, status, receipt_number, received_on, by, created_at)
      VALUES ('recibo', ?, 'deposit', 'cash', 62475, 'usd', 'paid', 1, '2026-11-02', 'dj', 1)`,
    id,
  );
  await look(portalBooked(id));
  await page
    .getByRole("link", { name: /Recibo/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(spanish.papers.receipt.title);
  await expectAccessible(page);

  await look(portalGuests(id));
  site.write(
    "INSERT INTO guest_pages (booking_id, code, title, opens_at, closes_at, created_at) VALUES (?, 'QUINCE24', 'Mis quince', 0, 4102444800000, 0)",
    id,
  );
  await look(portalGuests(id));
  await look(guestPaths("QUINCE24").page);
});
