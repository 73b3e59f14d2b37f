/** Longest wait in milliseconds for something that a page reads, and for something that it writes. */
export const patience = { read: 2000, write: 10_000 } as const;

/**
 * What `work` gives, or `otherwise` (`null` unless told) once `milliseconds` have passed. The work itself is not ended by
 * that; the timer also shows the runtime that the request waits.
 */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null>;
export function within<T, E>(milliseconds: number, work: Promise<T>, otherwise: E): Promise<T | E>;
export async function within(milliseconds: number, work: Promise<unknown>, otherwise: unknown = null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, otherwise);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
