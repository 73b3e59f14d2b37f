import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** WCAG 2.2 AA, and what axe advises beyond it. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Checks the page as it stands: no fault by WCAG 2.2 AA and none by axe's advice.
 * @param where named in the message; unless told, the check ends the test when it fails
 */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  // No page has a frame before it is asked for, and the other mode opens a second page for each check.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(wcag)
    .options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => [id, target, failureSummary]),
  );
  if (where === undefined) expect(faults).toEqual([]);
  else expect.soft(faults, where).toEqual([]);
}
