import { beforeAll, describe } from "vitest";
import { moments } from "../../dev/site/moments.ts";
import { moveClock } from "../../dev/site/move-clock.ts";

/** Tests of behavior that depends on the hour or day. */
const sensitive = Object.keys(import.meta.glob("../**/*-by-day.test.ts"));

// The hours of shows concern only the live page, which e2e/clock.spec.ts tests.
for (const { name, at } of moments.filter((moment) => !moment.name.includes(" a show")))
  describe(name, async () => {
    // Before the import, because some files keep the day on which they are read.
    moveClock(Date.parse(at));
    for (const file of sensitive) await import(/* @vite-ignore */ `${file}?at=${at}`);
    beforeAll(() => moveClock(Date.parse(at)));
  });
