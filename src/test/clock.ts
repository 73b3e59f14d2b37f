import { afterEach, beforeEach, vi } from "vitest";

/** The clock stands still at `now` (milliseconds) until the test moves it. */
export function beginAt(now: number): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Shortens timeouts of requests to a 25th. */
export async function impatiently<T>(work: () => Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const impatient = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms / 25));
  try {
    return await work();
  } finally {
    impatient.mockRestore();
  }
}
