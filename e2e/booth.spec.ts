import type { Page } from "@playwright/test";
import { adminApi, adminPaths } from "../src/features/admin/paths.ts";
import { bookingPaths } from "../src/features/bookings/dj/paths.ts";
import { portalPaths } from "../src/features/portal/paths.ts";
import { portalPlanAt } from "../src/features/timeline/paths.ts";
import { calendarDateAt, clockTimeAt } from "../src/platform/dates.ts";
import { expectAccessible } from "./accessible.ts";
import { takeLogin } from "./admin-site.ts";
import { signedInClient } from "./client.ts";
import { hydrated } from "./islands.ts";
import { expect, test } from "./test.ts";

const minute = 60_000;

// Without network; and after the logout, when the browser looks for a newer service worker.
test.use({ serviceWorkers: "allow", provokedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|\b401\b/ });

const id = "tonight";
const { booth, gigSheet } = bookingPaths(id);

/** What the browser keeps for the site: databases, caches with their files, and service workers. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    const workers = await navigator.serviceWorker.getRegistrations();
    return { databases: (await indexedDB.databases()).length, files, workers: workers.length };
  });

/** Whether a script could read the key under which the browser seals what it keeps. */
const keyIsReadable = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<CryptoKey>();
    const opening = indexedDB.open("evenings");
    opening.onerror = reject;
    opening.onsuccess = () => {
      const found = opening.result.transaction("keys").objectStore("keys").get("key");
      found.onsuccess = () => resolve(found.result);
      opening.result.close();
    };
    return (await promise).extractable;
  });

test("more music is agreed to in the room without a signal, and stands in the client's portal later", async ({
  page,
  context,
  site,
}) => {
  const id = await signedInClient(site, context);
  const now = Date.now();
  site.write(
    "UPDATE bookings SET event_date = ?, start_time = ?, end_time = ? WHERE id = ?",
    ...[calendarDateAt(now - 10 * minute), clockTimeAt(now - 10 * minute), clockTimeAt(now + 180 * minute), id],
  );
  const openAllEvening = await context.newPage();
  await openAllEvening.goto(`${portalPaths.dashboard}?booking=${id}`);
  await hydrated(openAllEvening, "overtime");
  await takeLogin(page);
  await page.goto(bookingPaths(id).booth);
  await hydrated(page, "booth");
  const ask = page.getByRole("button", { name: "Ask them: 1 hour" });
  await expect(ask).toBeVisible();
  await context.setOffline(true);
  await expect(ask).toBeHidden();
  await page.getByRole("button", { name: "They said yes: 1 hour" }).click();
  await expect(page.getByText("1 waiting to be sent")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "That was wrong" })).toBeVisible();
  await expectAccessible(page, { contrast: "7:1" });
  await expect(openAllEvening.getByRole("heading", { name: "The music goes on until" })).toBeVisible({
    timeout: 60_000,
  });
  // One DJ plays one evening a day.
  site.write("UPDATE bookings SET status = 'cancelled' WHERE id = ?", id);
});

test("two devices tell when moments begin, one without a signal, and who has a link sees it in time", async ({
  page,
  context,
  browser,
  site,
}) => {
  const id = await signedInClient(site, context);
  const now = Date.now();
  site.write(
    "UPDATE bookings SET event_date = ?, start_time = ?, end_time = ? WHERE id = ?",
    ...[calendarDateAt(now - 10 * minute), clockTimeAt(now - 10 * minute), clockTimeAt(now + 180 * minute), id],
  );
  for (const [name, minutes] of [
    ["Dinner", 30],
    ["First dance", 10],
    ["Toasts", 20],
  ] as const)
    site.write(
      "INSERT INTO plan_moments (id, booking_id, position, minutes, name, created_at, updated_at) VALUES (?, ?, ?, ?, ?, 0, 0)",
      ...[name, id, name, minutes, name],
    );
  const path = bookingPaths(id).booth;
  await takeLogin(page);
  await page.goto(path);
  await hydrated(page, "booth");
  await expectAccessible(page, { contrast: "7:1" });
  const away = await browser.newContext({ baseURL: site.url });
  const other = await away.newPage();
  await takeLogin(other);
  await other.goto(path);
  await hydrated(other, "booth");
  await page.getByRole("button", { name: "Dinner begins" }).first().click();
  const told = await page
    .getByText(/Running \d+ minutes late/)
    .first()
    .innerText();
  // As late as the press was: a busy machine takes its minutes.
  const late = Number(/Running (\d+) minutes/.exec(told)?.[1]);
  expect(late).toBeGreaterThanOrEqual(10);
  await expect(other.getByText(`Running ${late} minutes late`)).toBeVisible();

  const watching = await context.newPage();
  await watching.goto(portalPlanAt({ booking: id }));
  await hydrated(watching, "evening-times");
  await expect(watching.getByText(`Running ${late} minutes late · First dance`)).toBeVisible();
  await expectAccessible(watching);
  const plain = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const reading = await plain.newPage();
  await reading.goto(portalPlanAt({ booking: id }));
  await expect(reading.getByText(`Running ${late} minutes late · First dance`)).toBeVisible();
  await plain.close();

  await away.setOffline(true);
  await other.getByRole("button", { name: "First dance and what follows 15 min later" }).click();
  await expect(other.getByText(`Running ${late + 15} minutes late`)).toBeVisible();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(other.getByText(`Running ${late} minutes late`)).toBeVisible();
  await other.getByRole("button", { name: "First dance and what follows 5 min later" }).click();
  await expect(other.getByText("3 waiting to be sent")).toBeVisible();
  await away.setOffline(false);
  await expect(other.getByText("waiting to be sent")).toHaveCount(0);
  await expect(watching.getByText(`Running ${late + 5} minutes late · First dance`)).toBeVisible({ timeout: 8000 });
  await away.close();
  site.write("UPDATE bookings SET status = 'cancelled' WHERE id = ?", id);
});

test("the booth and the gig sheet work without a signal, lose nothing, and leave nothing after the logout", async ({
  page,
  context,
  site,
}) => {
  site.write(
    `INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, package_name, price, status, created_at, updated_at)
     VALUES (?, 'Maya and Daniel', 'maya@example.com', ?, '18:00', '23:00', 'Wedding', 'PREMIUM', 100, 'confirmed', 0, 0)`,
    id,
    calendarDateAt(Date.now()),
  );
  for (const [title, preference] of [
    ["September", "must-play"],
    ["Macarena", "do-not-play"],
  ])
    site.write(
      "INSERT INTO song_requests (id, booking_id, title, preference, position, created_at, updated_at) VALUES (?, ?, ?, ?, ?, 0, 0)",
      ...[`${id}-${title}`, id, title ?? "", preference ?? "", title ?? ""],
    );
  await takeLogin(page);
  await page.goto(adminPaths.today);
  // All of it is there once the files of the pages are: they come last.
  await expect.poll(async () => (await kept(page)).files[0] ?? 0).toBeGreaterThan(10);
  await page.goto(booth);
  await expectAccessible(page, { contrast: "7:1" });
  await page.goto(gigSheet);
  await expectAccessible(page);
  // A short sheet is one page of paper, with no empty one beside it.
  expect((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await context.setOffline(true);
  await page.goto(adminPaths.today);
  await expect(page.getByText("Maya and Daniel").first()).toBeVisible();
  await page.goto(booth);
  await page.getByLabel("Another song").fill("Macarena");
  await expect(page.getByText("That is on their do-not-play list")).toBeVisible();
  await page.getByRole("button", { name: "Next: September" }).click();
  await page.locator("body").press("Space");
  await expect(page.getByText("2 waiting to be sent")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 waiting to be sent")).toBeVisible();
  await expect(page.locator(".booth-title")).toHaveText("September");
  await page.goto(gigSheet);
  await hydrated(page, "gig-ticks");
  await page.getByRole("button", { name: "Packed: Main rig" }).click();
  await expect(page.getByText("1 waiting to be sent")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Packed: Main rig", pressed: true })).toBeVisible();

  expect(await keyIsReadable(page)).toBe(false);
  await context.setOffline(false);
  await page.goto(booth);
  const state = async () => (await page.request.get(bookingPaths(id).boothState)).json();
  await expect.poll(state).toMatchObject({ songs: [{ title: "September", state: "playing" }] });
  await expect(page.getByText("waiting to be sent")).toHaveCount(0);

  await page.goto(adminPaths.bookings);
  await page.goto(adminApi.logout);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(/access\/logout/);
  await page.goto("/");
  expect(await kept(page)).toEqual({ databases: 0, files: [], workers: 0 });
});
