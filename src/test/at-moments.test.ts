import { beforeAll, describe } from "vitest";
import { moments } from "../../dev/site/moments.ts";
import { moveClock } from "../../dev/site/move-clock.ts";

/** The tests, by the names of their files, of what is another thing at another hour or on another day. */
const sensitive = Object.keys(
  import.meta.glob("../**/{today,booking,bookings,stage,calendar-feed,portal}.test.{ts,tsx}"),
);

// The hours of shows are the live page's alone, and e2e/clock.spec.ts has them.
for (const { name, at } of moments.filter((moment) => !moment.name.includes(" a show")))
  describe(name, async () => {
    // Before a test file is read: some keep the day on which they are read.
    moveClock(Date.parse(at));
    for (const file of sensitive) await import(/* @vite-ignore */ `${file}?at=${at}`);
    beforeAll(() => moveClock(Date.parse(at)));
  });
