/** Milliseconds. Mail may use the 30 seconds that the runtime allows after an answer. */
export const timeouts = { read: 2000, write: 8000, answer: 9000, mail: 25_000 } as const;

/** The work goes on; the timer keeps the runtime from taking the request for dead. */
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

/** @throws when `work` fails or takes too long */
export async function inTime<T>(work: PromiseLike<T>, milliseconds: number = timeouts.write): Promise<T> {
  const result = await within<T, typeof late>(milliseconds, Promise.resolve(work), late);
  if (result === late) throw new Error(`no answer within ${milliseconds / 1000} seconds`);
  return result;
}
