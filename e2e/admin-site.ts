import type { Page } from "@playwright/test";
import { adminApi, adminPaths } from "../src/features/admin/paths.ts";

/** Logs in at the stand-in for Access, from the login route to the admin page. */
export async function logIn(page: Page): Promise<void> {
  await page.goto(adminApi.login);
  await page.getByRole("textbox").fill("dj@example.com");
  await page.getByRole("textbox").press("Enter");
  await page.waitForURL(`**${adminPaths.today}`);
}

/** Gives the browser the cookie that the login page would. */
export async function takeLogin(page: Page): Promise<void> {
  const toLogin = await page.request.get(adminApi.login, { maxRedirects: 0 });
  const { location = "" } = toLogin.headers();
  await page.request.post(location, { form: { email: "dj@example.com" }, maxRedirects: 0 });
}
