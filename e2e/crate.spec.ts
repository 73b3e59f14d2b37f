import { readFileSync } from "node:fs";
import { join } from "node:path";
import { adminPaths } from "../src/features/admin/paths.ts";
import { crateApi } from "../src/features/crate/dj/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { takeLogin } from "./admin-site.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, provokedErrors: /ERR_CONNECTION_RESET/ });

const exported = (name: string) => readFileSync(join(import.meta.dirname, "..", "src", "test", "crate-exports", name));

/** A playlist of so many tracks. */
const playlist = (count: number) => ({
  name: "all.m3u8",
  mimeType: "audio/x-mpegurl",
  buffer: Buffer.from(
    `#EXTM3U\n${Array.from({ length: count }, (_, at) => `#EXTINF:200,Artist ${at} - Title ${at}\n/Music/${at}.mp3`).join("\n")}`,
  ),
});

test("a library comes in with its progress shown, goes on after a lost connection, and is told by what differs", async ({
  page,
}) => {
  await takeLogin(page);
  await page.goto(adminPaths.crate);
  const file = page.getByLabel("The export of your library");
  await expect(file).toBeEnabled();
  const told = page.locator(".crate-upload").getByRole("status");
  const fault = page.locator(".crate-upload").getByRole("alert");

  const cut = exported("rekordbox.xml").subarray(0, 900);
  await file.setInputFiles({ name: "rekordbox.xml", mimeType: "text/xml", buffer: cut });
  await expect(fault).toHaveText(/This file is broken.*Nothing has changed\./);
  await expectAccessible(page);

  // Named as something else: what it holds counts.
  await file.setInputFiles({ name: "music.txt", mimeType: "text/plain", buffer: exported("rekordbox.xml") });
  await expect(told).toHaveText("The crate is as this file has it: 3 tracks. Added 3, gone 0, changed 0.");
  await expect(fault).toHaveCount(0);

  const arrived: number[] = [];
  await page.route(`**${crateApi.portion}`, async (route) => {
    const { number }: { number: number } = route.request().postDataJSON();
    arrived.push(number);
    if (number === 2 && arrived.length === 3) return route.abort("connectionreset");
    return route.continue();
  });
  await file.setInputFiles(playlist(600));
  await expect(told).toContainText("it goes on by itself");
  await expect(page.getByRole("progressbar")).toHaveAttribute("max", "600");
  await expect(page.getByText("Sending: 300 of 600 tracks")).toBeVisible();
  await expect(file).toBeDisabled();
  await expectAccessible(page);
  await expect(told).toHaveText("The crate is as this file has it: 600 tracks. Added 600, gone 3, changed 0.");
  expect(arrived).toEqual([0, 1, 2, 2, 3]);

  await file.setInputFiles(playlist(600));
  await expect(told).toHaveText("The crate is as this file has it: 600 tracks, nothing to change.");
  await page.reload();
  await expect(page.getByText("600 tracks: 0 with BPM, 0 with a key, 600 with a file.")).toBeVisible();
});
