import type { Page, Route } from "@playwright/test";
import { portalPaths } from "../src/features/portal/paths.ts";
import { hydrated } from "./islands.ts";
import { expect } from "./test.ts";

export const list = (page: Page, name = "Must play") => page.getByRole("list", { name });
export const rows = (page: Page, name?: string) =>
  list(page, name).getByRole("listitem").locator(".song-text > :first-child");
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
export const saved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();

export const kept = (page: Page, booking: string) =>
  page.evaluate((key) => localStorage.getItem(key), `song-changes:${booking}`);

export const full = (route: Route) => route.fulfill({ status: 409, json: { message: "The list is full." } });

export async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel(`Change ${from}`, { exact: true }).click();
  await link(page, `Edit ${from}`).click();
  const form = page.getByRole("form", { name: `Edit ${from}` });
  await form.getByLabel("Song", { exact: true }).fill(to);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(rows(page).filter({ hasText: to })).toBeVisible();
}

/** Opens the song list and waits until it is alive, which takes no move of the visitor. */
export async function openSongs(page: Page): Promise<void> {
  await page.goto(portalPaths.songs);
  await hydrated(page, "song-list");
}
