import { quinceaneraInSpanish } from "../src/test/landing-pages.ts";
import { hydrated } from "./islands.ts";
import { expect, test } from "./test.ts";

test("a mother asks in Spanish: what is missing is said beside its field, and her code is on the page that follows", async ({
  page,
}) => {
  await page.goto(quinceaneraInSpanish);
  await page.getByRole("link", { name: "Pedir precio", exact: true }).first().click();
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
