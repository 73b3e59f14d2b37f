import type { Page } from "@playwright/test";
import { devices, planPages } from "../src/content/words/en/plan.ts";
import { adminPaths } from "../src/features/admin/paths.ts";
import { bookingPaths } from "../src/features/bookings/dj/paths.ts";
import { portalPaths } from "../src/features/portal/paths.ts";
import { settingsPaths } from "../src/features/settings/dj/paths.ts";
import { portalPlanAt } from "../src/features/timeline/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { takeLogin } from "./admin-site.ts";
import { signedInClient } from "./client.ts";
import { expect, test } from "./test.ts";

// Without network.
test.use({ serviceWorkers: "allow", provokedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

const stored = "subscription";

/** A headless browser has no push service, and shows no notices. */
const withPushService = (page: Page) =>
  page.addInitScript((name) => {
    const subscription = {
      endpoint: "https://push.example.com/send/e2e",
      get options() {
        const key = (localStorage.getItem(name) ?? "").replaceAll("-", "+").replaceAll("_", "/");
        return { applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer };
      },
      toJSON: () => ({
        endpoint: subscription.endpoint,
        keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
      }),
      unsubscribe: async () => true,
    };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(name) ? subscription : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(name, applicationServerKey);
        return subscription;
      },
    });
  }, stored);

test("a couple turns notices on on this device, from the plan, and off again", async ({ page, context, site }) => {
  await withPushService(page);
  const booking = await signedInClient(site, context);
  await page.goto(portalPlanAt({ booking }));
  const card = page.getByRole("region", { name: devices.title });
  const unfold = () => page.getByText(planPages.noticesBy).click();
  await unfold();
  await expect(card).toContainText(devices.off);
  await card.getByRole("button", { name: devices.turnOn }).click();
  await expect(card).toContainText(devices.on);
  await expectAccessible(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
  expect(scope).toBe(`${site.url}${portalPaths.dashboard}`);
  await page.reload();
  await unfold();
  await expect(card).toContainText(devices.on);
  await card.getByRole("button", { name: devices.turnOff }).click();
  await expect(page.getByRole("main")).toContainText(planPages.notices["notices-off"]);
  await unfold();
  await expect(card).toContainText(devices.off);
});

test("the DJ turns notices on on this device, chooses what it tells, and turns it off", async ({ page }) => {
  await withPushService(page);
  await takeLogin(page);
  await page.goto(settingsPaths.notices);
  const main = page.getByRole("main");
  await expect(main).toContainText("This device is not told of anything.");
  await expectAccessible(page);
  await main.getByRole("button", { name: "Turn on on this device" }).click();
  await expect(main).toContainText("This device is told.");
  await expect(main).toContainText(/Chrome on .*Added/);
  // The site has had another key since.
  const key = await page.evaluate((name) => localStorage.getItem(name) ?? "", stored);
  const keep = (text: string) =>
    page.evaluate(([name = "", value = ""]) => localStorage.setItem(name, value), [stored, text]);
  await keep("another0");
  await page.reload();
  await expect(main.getByRole("button", { name: "Turn on on this device" })).toBeVisible();
  await keep(key);
  await page.reload();
  await expect(main).toContainText("This device is told.");
  await main.getByRole("checkbox", { name: "A fault of the site" }).first().uncheck();
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main).toContainText(/saved/i);
  await main.getByRole("button", { name: /^Remove/ }).click();
  await expect(main).toContainText("None yet.");
  await expect(main).toContainText("This device is not told of anything.");
});

test("a notice that is delivered is shown, opens its place when it is pressed, and that without a signal", async ({
  page,
  context,
  site,
}) => {
  await takeLogin(page);
  await page.goto(adminPaths.today);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const shown: object[] = [];
    const opened: string[] = [];
    const works: unknown[] = [];
    Object.assign(self, { shown, opened, works });
    const { prototype } = Object(self).ExtendableEvent;
    const { waitUntil } = prototype;
    prototype.waitUntil = function (this: object, work: unknown) {
      works.push(work);
      Reflect.apply(waitUntil, this, [work]);
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data } = {}) => {
      shown.push({ title, body, data });
    };
    // Both take a person's press.
    const { clients, WindowClient } = Object(self);
    clients.openWindow = async (url: string) => opened.push(`new ${url}`);
    WindowClient.prototype.focus = async function (this: { url: string }) {
      opened.push(`there ${this.url}`);
    };
  });
  const session = await context.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  session.on("ServiceWorker.workerRegistrationUpdated", (event) => registrations.push(...event.registrations));
  await session.send("ServiceWorker.enable");
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const notice = { title: "A new inquiry", body: "", place: adminPaths.leads };
  const deliver = (data: string) =>
    session.send("ServiceWorker.deliverPushMessage", {
      origin: site.url,
      registrationId: registrations[0]?.registrationId ?? "",
      data,
    });
  const shown = () => worker.evaluate(() => Object(self).shown);
  await deliver(JSON.stringify(notice));
  const first = { title: notice.title, body: "", data: adminPaths.leads };
  await expect.poll(shown).toEqual([first]);
  // What cannot be read, or would lead elsewhere, is shown as news.
  await deliver(JSON.stringify({ ...notice, place: "https://elsewhere.example/" }));
  await expect.poll(shown).toEqual([first, { title: "News on the site", body: "", data: adminPaths.today }]);
  // The place of a notice is stored beside it.
  await worker.evaluate(async () => void (await Promise.all(Object(self).works)));
  await context.setOffline(true);
  await page.goto(adminPaths.leads);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leads");
  await context.setOffline(false);

  const press = (data: string) =>
    worker.evaluate(async (place) => {
      const works: unknown[] = [];
      const notification = { data: place, close: () => undefined };
      const waitUntil = (work: unknown) => works.push(work);
      self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
      await Promise.all(works);
      return Object(self).opened.splice(0);
    }, data);
  // The list that is shown is older than the notice.
  expect(await press(adminPaths.leads)).toEqual([`new ${site.url}${adminPaths.leads}`]);
  const { booth } = bookingPaths(await signedInClient(site, context));
  expect(await press(booth)).toEqual([`new ${site.url}${booth}`]);
  await page.goto(booth);
  expect(await press(booth)).toEqual([`there ${site.url}${booth}`]);
});
