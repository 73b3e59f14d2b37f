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

/** Does `work` while nobody waits for another server for more than a 25th of the time. */
export async function impatiently<T>(work: () => Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const impatient = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms / 25));
  try {
    return await work();
  } finally {
    impatient.mockRestore();
  }
}
