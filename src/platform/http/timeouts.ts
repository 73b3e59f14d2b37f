/**
 * Longest wait in milliseconds for something that a page reads, for something that it writes, for the whole of any answer,
 * and for the mail service, which nobody looks at: what follows an answer may run for 30 seconds. With what a busy machine
 * adds nobody waits 10 seconds.
 */
export const timeouts = { read: 2000, write: 8000, answer: 9000, mail: 25_000 } as const;

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

const late = Symbol("late");

/** What `work` gives. @throws when it fails, and when it takes longer than `milliseconds` */
export async function inTime<T>(work: PromiseLike<T>, milliseconds: number = timeouts.write): Promise<T> {
  const result = await within<T, typeof late>(milliseconds, Promise.resolve(work), late);
  if (result === late) throw new Error(`no answer within ${milliseconds / 1000} seconds`);
  return result;
}
