import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Presses that lead to the next thing on any page of the site; more means that the keyboard does not reach it. */
const mostPresses = 120;

/** Goes to something by the Tab key alone, from where the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const goal = await target.elementHandle();
  for (let press = 0; press < mostPresses; press += 1) {
    if (await goal?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target, "reached by the Tab key").toBeFocused();
}
