import type { Page } from "@playwright/test";
import { startTestStandIns } from "../dev/stand-ins.ts";
import { adminApi, adminPaths } from "../src/admin/paths.ts";
import { LocalSite } from "./local-site.ts";
import { test as base } from "./test.ts";

type StandIns = Awaited<ReturnType<typeof startTestStandIns>>;

/** A site with stand-ins for Cloudflare Access and Spotify, in place of the site that the other tests share. */
export const test = base.extend<object, { standIns: StandIns }>({
  standIns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const standIns = await startTestStandIns();
      await use(standIns);
      await standIns.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ standIns }, use) => {
      const site = await LocalSite.open(true, standIns.vars);
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

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
