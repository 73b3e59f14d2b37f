import type { Page } from "@playwright/test";
import { landingPages } from "../src/content/landing/index.ts";
import { portalPaths } from "../src/features/portal/paths.ts";
import { paths } from "../src/features/site/paths.ts";
import { expect, type screens } from "./test.ts";

/** The longest that a page may be on a phone, in pixels. */
const lengths: ReadonlyMap<string, number> = new Map([
  [paths.home, 8500],
  ...landingPages.map(({ path }) => [path, 6500] as const),
]);

/** The length of the page and of its footer, and where its pictures are: what is seen, top to bottom, in pixels. */
const shapeOf = (page: Page) =>
  page.evaluate(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main picture > img")];
    const pictures = images.flatMap((image) => {
      const { top, bottom, height, left } = image.getBoundingClientRect();
      return height > 0 && left < innerWidth ? [{ src: image.src, top: top + scrollY, bottom: bottom + scrollY }] : [];
    });
    const forms = [...document.querySelectorAll("main :is(form[method=post], .month-card)")].map((form) =>
      form.getBoundingClientRect(),
    );
    const footer = document.querySelector("footer")?.getBoundingClientRect();
    return {
      length: document.documentElement.scrollHeight,
      footer: footer?.height ?? 0,
      forms: forms.map(({ top, height }) => ({ top: top + scrollY, height })),
      sources: images.map(({ src }) => src),
      pictures: pictures.sort((a, b) => a.top - b.top),
    };
  });

/** Checks that a public page is as short as it has to be, and shows another picture every screen and a half. */
export async function expectShape(page: Page, path: string, { viewport }: (typeof screens)[number]): Promise<void> {
  if (path.startsWith(portalPaths.dashboard)) return;
  const longest = lengths.get(path);
  const { length, footer, sources, pictures, forms } = await shapeOf(page);
  if (longest !== undefined && viewport.width < 820) {
    expect.soft(length, `length of ${path}`).toBeLessThanOrEqual(longest);
    expect.soft(footer, `footer of ${path}`).toBeLessThanOrEqual(500);
  }
  expect.soft(new Set(sources).size, `different pictures of ${path}`).toBe(sources.length);
  let last = 0;
  for (const { src, top, bottom } of [...pictures, { src: "the end", top: length - footer, bottom: length }]) {
    // The last one is followed by the footer. A form or a calendar is looked at, whatever stands around it.
    const between = forms.filter((form) => form.top > last && form.top < top);
    const filled = between.reduce((sum, { height }) => sum + height, 0);
    expect.soft(top - last - filled, `before ${src} of ${path}`).toBeLessThanOrEqual(viewport.height * 1.5);
    last = Math.max(last, bottom);
  }
}
