import type { Locator } from "@playwright/test";

/** Taps what it is told to, and counts. */
export function countedTaps() {
  let taps = 0;
  return {
    async tap(target: Locator): Promise<void> {
      await target.tap();
      taps += 1;
    },
    /** The taps since the last time. */
    taken(): number {
      const taken = taps;
      taps = 0;
      return taken;
    },
  };
}
