import { afterEach, beforeEach, vi } from "vitest";

/** Each test of a file begins at `now` (milliseconds), by a clock that stands still until the test moves it. */
export function beginAt(now: number): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
