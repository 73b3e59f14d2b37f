/** Longest wait in milliseconds for something that a page reads, and for something that it writes. */
export const patience = { read: 2000, write: 10_000 } as const;

/** What `work` gives, or `otherwise` once `milliseconds` have passed. The work itself is not ended by that. */
export async function within<T, E>(milliseconds: number, work: Promise<T>, otherwise: E): Promise<T | E> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<E>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
