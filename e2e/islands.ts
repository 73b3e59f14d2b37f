import type { Page } from "@playwright/test";

/** What brings React to a page. Without it no island comes to life. */
const hydration = /\/assets\/hydrate-\w+\.js$/;

/** The chunk that holds an island's component. */
export const chunkOf = (island: string) => new RegExp(`/assets/${island}\\.island-\\w+\\.js$`);

/** Waits until an island answers to events: React marks each element that it has taken over. */
export async function hydrated(page: Page, island: string): Promise<void> {
  await page.waitForFunction((name) => {
    const inside = document.querySelector(`[data-island=${name}] > *`);
    return inside && Object.keys(inside).some((key) => key.startsWith("__reactProps"));
  }, island);
}

/** Keeps the code of the islands from arriving until the returned function is called. */
export async function holdIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(hydration, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Makes the code of the islands fail to arrive, as they do when a new version of the site has replaced them. */
export const loseIslands = (page: Page): Promise<unknown> => page.route(hydration, (route) => route.abort());
