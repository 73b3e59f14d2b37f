const RealDate = Date;

/** In milliseconds. A page gets the text of this function, so it names nothing else. */
export function moveClockBy(ahead: number): void {
  const Before = Date;
  const now = () => Before.now() + ahead;
  globalThis.Date = new Proxy(Before, {
    apply: () => new Before(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}

/** From `now` (milliseconds) on. */
export function moveClock(now: number): void {
  globalThis.Date = RealDate;
  moveClockBy(now - RealDate.now());
}
