const RealDate = Date;

/** Lets `Date` read `now` (milliseconds) from this moment on; it goes on from there. */
export function moveClock(now: number): void {
  const ahead = now - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(RealDate.now() + ahead).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [RealDate.now() + ahead], newTarget),
    get: (target, name) => (name === "now" ? () => RealDate.now() + ahead : Reflect.get(target, name)),
  });
}
