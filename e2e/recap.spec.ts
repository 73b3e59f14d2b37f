import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { site as business } from "../src/content/site.ts";
import { bookingPaths } from "../src/features/bookings/dj/paths.ts";
import { portalEvening } from "../src/features/portal/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { takeLogin } from "./admin-site.ts";
import { signedInClient } from "./client.ts";
import { hydrated } from "./islands.ts";
import { expect, test } from "./test.ts";

test.use({ pictures: true });

test("the DJ shows an evening by plain forms, and the client reads, copies and shares it", async ({
  page,
  context,
  browser,
  site,
}) => {
  const id = await signedInClient(site, context, ["September", "At Last"]);
  site.write("UPDATE bookings SET event_date = '2024-05-04' WHERE id = ?", id);
  for (const [at, title] of ["Slow Tide", "September", "Wrong Button"].entries())
    site.write(
      `INSERT INTO guest_requests (id, booking_id, song_key, title, state, created_at, started_at)
        VALUES (?, ?, ?, ?, 'played', 0, ?)`,
      ...[`${id} ${at}`, id, `${title.toLowerCase()}|`, title, Date.parse("2024-05-04T23:00:00Z") + at * 240_000],
    );
  const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const dj = await plain.newPage();
  await takeLogin(dj);
  await dj.goto(bookingPaths(id).recap);
  await dj.getByLabel("Wrong Button").check();
  await dj.getByLabel("At Last").fill("The band had played it.");
  await dj.getByRole("button", { name: "Save and show it to the client" }).click();
  await expect(dj.getByText("Shown. The client finds it in the portal")).toBeVisible();
  const expectPaper = async (printed: Page) => {
    const head = printed.locator(".paper-head");
    await expect(head).toBeHidden();
    await printed.emulateMedia({ media: "print" });
    await expect(head).toContainText(business.name);
    await expect(printed.getByRole("button")).toHaveCount(0);
    await printed.emulateMedia({ media: "screen" });
  };
  await expectPaper(dj);
  await plain.addCookies(await context.cookies());
  await dj.setViewportSize({ width: 390, height: 844 });
  await dj.goto(portalEvening(id));
  await expect(dj.getByText("The band had played it.")).toBeVisible();
  await expectPaper(dj);
  await plain.close();

  await page.goto(portalEvening(id));
  await expect(page.getByText("2 songs, the first at 7:00 PM, the last at 7:04 PM.")).toBeVisible();
  await expect(page.getByText("The band had played it.")).toBeVisible();
  await expect(page.getByText("Wrong Button")).toHaveCount(0);
  await expectAccessible(page);
  await page.locator("[data-island=recap-picture]").scrollIntoViewIfNeeded();
  await hydrated(page, "recap-picture");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share or save as PNG" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("evening-2024-05-04.png");
  const png = await readFile(await file.path());
  // Its width and height stand behind the signature and the first chunk's name.
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1080, 1350]);
});
