import type { Page } from "@playwright/test";
import { landingPages } from "../src/content/landing/index.ts";
import { portalPaths } from "../src/features/portal/paths.ts";
import { paths } from "../src/features/site/paths.ts";
import { expect, type screens } from "./test.ts";

/** The longest that a page may be on a phone, in pixels. */
const lengths: ReadonlyMap<string, number> = new Map([
  [paths.home, 7500],
  ...landingPages.map(({ path }) => [path, 6000] as const),
]);

/** Checks that a public page is as short as it has to be, and shows no picture twice. */
export async function expectShape(page: Page, path: string, { viewport }: (typeof screens)[number]): Promise<void> {
  if (path.startsWith(portalPaths.dashboard)) return;
  const { length, footer, sources } = await page.evaluate(() => ({
    length: document.documentElement.scrollHeight,
    footer: document.querySelector("footer")?.getBoundingClientRect().height ?? 0,
    sources: [...document.querySelectorAll<HTMLImageElement>("main picture > img")].map(({ src }) => src),
  }));
  const longest = lengths.get(path);
  if (longest !== undefined && viewport.width < 820) {
    expect.soft(length, `length of ${path}`).toBeLessThanOrEqual(longest);
    expect.soft(footer, `footer of ${path}`).toBeLessThanOrEqual(500);
  }
  expect.soft(new Set(sources).size, `different pictures of ${path}`).toBe(sources.length);
}
