import { api, paths } from "../src/features/site/paths.ts";
import { expect, test } from "./test.ts";

test("from the footer one comes to the posts, reads one, and goes on to the next", async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole("contentinfo").getByRole("link", { name: "Planning notes" }).click();
  await expect(page).toHaveURL(paths.blog);
  const titles = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
  await expect(titles).toHaveCount(3);
  const newest = await titles.first().textContent();
  await titles.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest ?? "");
  const ways = page.getByRole("navigation", { name: "Other notes" }).getByRole("link");
  await expect(ways).toHaveCount(1);
  await ways.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(newest ?? "");
  await expect(ways).toHaveCount(2);
});

test("a file of the press kit arrives, and is counted", async ({ page }) => {
  await page.goto(paths.epk);
  const counted = page.waitForRequest(
    (request) => request.url().endsWith(api.beacon) && Boolean(request.postData()?.includes("download")),
  );
  const arrives = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download Technical rider/ }).click();
  expect((await arrives).suggestedFilename()).toBe("sunset-bay-dj-technical-rider.pdf");
  const beacon = await counted;
  expect(beacon.postDataJSON()).toEqual({
    kind: "download",
    path: paths.epk,
    target: "sunset-bay-dj-technical-rider.pdf",
  });
  expect((await beacon.response())?.status()).toBe(204);
});
