import { AsyncLocalStorage } from "node:async_hooks";

/** How long one request has waited for the database. */
interface Stopwatch {
  /** Milliseconds, of all its reads and writes together. */
  waited: number;
  /** When the last of them came back, on the clock of `performance.now()`. */
  answeredAt: number;
}

const watches = new AsyncLocalStorage<Stopwatch>();

/** Does `work`, and takes the time of what it asks the database. */
export async function timingDatabase(work: () => Promise<void>): Promise<Readonly<Stopwatch>> {
  const watch: Stopwatch = { waited: 0, answeredAt: performance.now() };
  await watches.run(watch, work);
  return watch;
}

/** `target` with its time taken: a promise that it gives is an answer, another object a statement to be asked. */
function timed<T extends object>(target: T, watch: Stopwatch): T {
  return new Proxy<T>(Object.create(target), {
    get(_, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...values: unknown[]): unknown => {
        const askedAt = performance.now();
        const result: unknown = Reflect.apply(value, target, values);
        if (!(result instanceof Promise)) return result instanceof Object ? timed(result, watch) : result;
        return result.finally(() => {
          watch.answeredAt = performance.now();
          watch.waited += watch.answeredAt - askedAt;
        });
      };
    },
  });
}

/** `database`, its time taken where the request is one that is timed. */
export function watched<T extends object>(database: T): T {
  const watch = watches.getStore();
  return watch ? timed(database, watch) : database;
}
