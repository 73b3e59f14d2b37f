import type { Page } from "@playwright/test";
import { guestPaths } from "../src/features/site/paths.ts";
import { calendarDateAt } from "../src/platform/dates.ts";
import { expectAccessible } from "./accessible.ts";
import { hydrated } from "./islands.ts";
import { expect, test } from "./test.ts";

const code = "KRAB42";
const { page: address } = guestPaths(code);
const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

/** Everything to press that is smaller than a thumb needs, in pixels. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(a, button, summary, input:not([type=hidden]))")]
      .map((each) => ({ ...each.getBoundingClientRect().toJSON(), text: each.textContent }))
      .filter(({ width, height }) => width > 0 && Math.min(width, height) < 44),
  );

async function ask(page: Page, title: string) {
  await page.getByText("Ask for a song").click();
  await page.getByLabel("Song", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Send it to the DJ" }).click();
}

test("a guest asks, votes, is told kindly what is not played, and sees what plays, with a script and without", async ({
  page,
  browser,
  site,
}) => {
  const now = Date.now();
  site.write(
    `INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, package_name, price, status, created_at, updated_at)
     VALUES ('party', 'Maya and Daniel', 'maya@example.com', ?, '00:00', '23:59', 'Wedding', 'PREMIUM', 100, 'confirmed', 0, 0)`,
    calendarDateAt(now),
  );
  site.write(
    "INSERT INTO guest_pages (booking_id, code, title, opens_at, closes_at, created_at) VALUES ('party', ?, 'Our wedding', ?, ?, 0)",
    ...[code, now - 3_600_000, now + 3_600_000],
  );
  site.write(
    "INSERT INTO song_requests (id, booking_id, title, preference, position, created_at, updated_at) VALUES ('no', 'party', 'Macarena', 'do-not-play', 'a', 0, 0)",
  );
  for (const [title, state] of [
    ["Levels", "playing"],
    ["Shout", "asked"],
  ] as const)
    site.write(
      "INSERT INTO guest_requests (id, booking_id, song_key, title, state, votes, created_at, started_at) VALUES (?, 'party', ?, ?, ?, 0, ?, ?)",
      ...[title, `${title.toLowerCase()}|`, title, state, now, now],
    );

  for (const [title, artist] of [
    ["Toxic", "Britney Spears"],
    ["Macarena", "Los del Rio"],
  ] as const)
    site.write(
      "INSERT INTO crate_tracks (id, title, artist, song_key, artist_key) VALUES (?, ?, ?, ?, ?)",
      ...[
        title,
        title,
        artist,
        `${title.toLowerCase()}|${artist.toLowerCase()}`,
        artist.toLowerCase().replaceAll(" ", ""),
      ],
    );

  await page.goto(address);
  await expect(page.getByRole("main")).toContainText(/Playing now\s*Levels/);
  await hydrated(page, "guest-requests");
  await page.getByText("Ask for a song").click();
  for (const [typed, answer] of [
    ["maca", "The couple said no"],
    ["levels", "Playing right now"],
    ["shout", "On the list already"],
    ["wonderwall", "Not here tonight. Ask anyway?"],
    ["toxi", "The DJ has it"],
  ] as const) {
    await page.getByLabel("Song", { exact: true }).fill(typed);
    await expect(page.getByLabel("Found").getByText(answer)).toBeVisible();
  }
  await expectAccessible(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByText("Ask for a song").click();
  await ask(page, "macarena!");
  await expect(page.getByText("Not tonight: the hosts have other plans")).toBeVisible();
  await page.goto(address);
  await page.getByRole("button", { name: /^Vote for Shout/ }).click();
  await expect(page.getByText("1 vote, you have voted")).toBeAttached();
  await ask(page, "September");
  await expect(page.getByText("2 of 3 requests left")).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await expectAccessible(page);

  // Another guest, whose phone runs no script.
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, baseURL: site.url });
  const plain = await context.newPage();
  await plain.goto(address);
  await plain.getByRole("button", { name: /^Vote for September/ }).click();
  await expect(plain.getByText("2 votes, you have voted")).toBeAttached();
  await ask(plain, "Dancing Queen");
  await expect(plain.getByRole("heading", { name: "Coming up" })).toBeVisible();
  await expect(plain.getByText("Dancing Queen").first()).toBeVisible();
  await plain.getByText("Ask for a song").click();
  await plain.getByLabel("Song", { exact: true }).fill("toxic");
  await plain.getByRole("button", { name: "See if the DJ has it" }).click();
  await expect(plain.getByText("The DJ has it", { exact: true })).toBeVisible();
  await plain.goto(address);
  await ask(plain, "Macarena");
  await expect(plain.getByText("Not tonight: the hosts have other plans")).toBeVisible();
  await context.close();
});
