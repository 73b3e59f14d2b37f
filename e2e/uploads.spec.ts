import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { adminApi, adminPaths } from "../src/features/admin/paths.ts";
import { contentList } from "../src/features/content/dj/paths.ts";
import { paths } from "../src/features/site/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { takeLogin } from "./admin-site.ts";
import { countedTaps } from "./taps.ts";
import { expect, test } from "./test.ts";

test.use({ pictures: true, viewport: { width: 390, height: 844 }, hasTouch: true });
test.skip(!readFileSync("wrangler.toml", "utf8").includes("[[r2_buckets]]"), "an owner without R2 uploads nothing");

/** A photo of 1,600 by 2,400 pixels, as a camera keeps it that was held upright: on its side, with a note of that. */
async function photo(): Promise<Buffer> {
  const original = await readFile(join(import.meta.dirname, "..", "pictures", "portrait-dj.webp"));
  const upright = await sharp(original).resize(1600, 2400, { fit: "cover" }).toBuffer();
  return sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

const wide = (): Promise<Buffer> =>
  sharp({ create: { width: 20_000, height: 20, channels: 3, background: "#202040" } })
    .png()
    .toBuffer();

/** Chooses a file as a thumb does: by the button, in the chooser that it opens. */
async function choose(page: Page, name: string, buffer: Buffer, tap = countedTaps().tap): Promise<void> {
  const opened = page.waitForEvent("filechooser");
  await tap(page.getByText("Upload a photo"));
  await (await opened).setFiles({ name, mimeType: "image/jpeg", buffer });
}

test("a photo is in the gallery after four taps at most, upright and in the widths of the site", async ({ page }) => {
  const { tap, taken } = countedTaps();
  await takeLogin(page);
  await page.goto(adminPaths.today);
  await tap(page.getByRole("link", { name: "Picture for the gallery" }));
  await choose(page, "IMG_2041.jpg", await photo(), tap);
  await expect(page.getByAltText("What you have just chosen")).toBeVisible();
  await page.getByLabel("Caption").fill("Hands on the decks");
  await page.getByLabel("What it shows").fill("A DJ in silhouette behind the decks.");
  await expectAccessible(page);
  await tap(page.getByRole("button", { name: "Save picture" }));
  await expect(page.getByRole("status")).toHaveText("Saved. The public pages show it now.");
  expect(taken()).toBeLessThanOrEqual(4);

  await page.goto(paths.gallery);
  const picture = page.getByAltText("A DJ in silhouette behind the decks.");
  await expect(picture).toHaveAttribute("width", "1600");
  await expect(picture).toHaveAttribute("height", "2400");
  const srcset = (await picture.getAttribute("srcset")) ?? "";
  expect([...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual(["480", "800", "1200", "1600"]);
  const [file = ""] = srcset.split(" ");
  const answer = await page.request.get(file);
  expect(answer.headers()["cache-control"]).toContain("immutable");
  const { width, height, format, exif } = await sharp(await answer.body()).metadata();
  expect({ width, height, format, exif }).toEqual({ width: 480, height: 720, format: "webp", exif: undefined });
  await picture.tap();
  await expect(page.getByRole("dialog", { name: "Picture viewer" })).toContainText("Hands on the decks");
});

test("a file that cannot be used says why, keeps what was typed, and is sent nowhere", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.url().includes(adminApi.uploads) && posts.push(request.url()));
  await takeLogin(page);
  await page.goto(`${contentList("gallery_items")}/new`);
  await page.getByLabel("Caption").fill("Hands on the decks");
  const alert = page.locator(".picture-upload").getByRole("alert");
  const good = await photo();
  for (const [name, file, message] of [
    ["notes.jpg", Buffer.from("Bring the long cables."), "This is not a picture that can be shown here."],
    ["huge.jpg", Buffer.concat([good, Buffer.alloc(12 * 1024 * 1024)]), "10 MB at most; this one has 12 MB"],
    ["wide.png", await wide(), "12,000 pixels wide and high at most; this one is 20,000 by 20."],
    ["cut.jpg", good.subarray(0, 2000), "This picture cannot be read."],
  ] as const) {
    await choose(page, name, file);
    await expect(alert).toContainText(message);
  }
  await expectAccessible(page);
  await choose(page, "IMG_2041.jpg", good);
  await expect(page.getByAltText("What you have just chosen")).toBeVisible();
  await expect(alert).toHaveCount(0);
  // Whatever it shows has to be said before anything is sent.
  await page.getByRole("button", { name: "Save picture" }).tap();
  await expect(alert).toContainText("Please say what the picture shows");
  await expect(page.getByLabel("Caption")).toHaveValue("Hands on the decks");
  expect(posts).toEqual([]);
});
