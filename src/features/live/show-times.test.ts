import { describe, expect, it } from "vitest";
import { schedule, showHours } from "../../content/schedule.ts";
import { minute, waitInWords } from "../../platform/durations.ts";
import { showTimes as timesAt } from "./shows.ts";

function showTimes(instant: number) {
  const { onAir, next } = timesAt(instant);
  if (!next) throw new Error("The schedule holds no show");
  return { onAir, next };
}

const utc = (instant: number) => new Date(instant).toISOString().replace(":00.000Z", "Z");
const at = (instant: string) => {
  const { onAir, next } = showTimes(Date.parse(instant));
  return [onAir?.show.day ?? null, next.show.day, utc(next.start)];
};

it("is the week that the specification names", () => {
  expect(schedule.map((show) => [show.day, showHours(show)])).toEqual([
    ["tuesday", "8–10 PM"],
    ["thursday", "8–10 PM"],
    ["friday", "9 PM–12 AM"],
    ["saturday", "8–11 PM"],
    ["sunday", "2–4 PM"],
  ]);
});

describe("the show at an instant", () => {
  it.each([
    ["an hour before the first set", "2026-11-24T23:00:00Z", null, "tuesday", "2026-11-25T01:00Z"],
    ["the millisecond before it begins", "2026-11-25T00:59:59.999Z", null, "tuesday", "2026-11-25T01:00Z"],
    ["when it begins", "2026-11-25T01:00:00Z", "tuesday", "thursday", "2026-11-27T01:00Z"],
    ["its last millisecond", "2026-11-25T02:59:59.999Z", "tuesday", "thursday", "2026-11-27T01:00Z"],
    ["when it is over", "2026-11-25T03:00:00Z", null, "thursday", "2026-11-27T01:00Z"],
    ["Friday a minute before midnight", "2026-11-28T04:59:00Z", "friday", "saturday", "2026-11-29T01:00Z"],
    ["midnight after Friday", "2026-11-28T05:00:00Z", null, "saturday", "2026-11-29T01:00Z"],
    ["Sunday after the set", "2026-11-29T21:00:00Z", null, "tuesday", "2026-12-02T01:00Z"],
    ["Friday midnight in summer time", "2026-10-31T03:59:00Z", "friday", "saturday", "2026-11-01T00:00Z"],
    ["Saturday on air before the change", "2026-11-01T02:59:00Z", "saturday", "sunday", "2026-11-01T19:00Z"],
    ["the hour that is there twice, first time", "2026-11-01T05:30:00Z", null, "sunday", "2026-11-01T19:00Z"],
    ["the hour that is there twice, second time", "2026-11-01T06:30:00Z", null, "sunday", "2026-11-01T19:00Z"],
    ["Sunday 1:59 PM after the change", "2026-11-01T18:59:00Z", null, "sunday", "2026-11-01T19:00Z"],
    ["Sunday 2 PM after the change", "2026-11-01T19:00:00Z", "sunday", "tuesday", "2026-11-04T01:00Z"],
    ["Saturday 10:59 PM before the change", "2027-03-14T03:59:00Z", "saturday", "sunday", "2027-03-14T18:00Z"],
    ["a minute before clocks jump", "2027-03-14T06:59:00Z", null, "sunday", "2027-03-14T18:00Z"],
    ["when clocks jump", "2027-03-14T07:00:00Z", null, "sunday", "2027-03-14T18:00Z"],
    ["Sunday 2 PM after the jump", "2027-03-14T18:00:00Z", "sunday", "tuesday", "2027-03-17T00:00Z"],
  ])("%s", (_, instant, onAir, next, start) => {
    expect(at(instant)).toEqual([onAir, next, start]);
  });

  it("lasts what it should in every week of two years, and never overlaps another", () => {
    const from = Date.parse("2026-01-05T05:00:00Z");
    let instant = from;
    let previousEnd = 0;
    for (let count = 0; count < 5 * 104; count += 1) {
      const { next } = showTimes(instant);
      expect(next.start).toBeGreaterThanOrEqual(previousEnd);
      expect(next.end - next.start).toBe(next.show.hours * 60 * minute);
      expect(
        new Intl.DateTimeFormat("en-US", {
          timeZone: "America/New_York",
          weekday: "long",
          hour: "numeric",
          hourCycle: "h23",
        })
          .format(next.start)
          .toLowerCase(),
      ).toBe(`${next.show.day}, ${next.show.start}`);
      previousEnd = next.end;
      instant = next.start;
    }
  });
});

it.each([
  [30_000, "in a moment"],
  [5 * minute, "in 5 min"],
  [60 * minute, "in 1 h"],
  [(22 * 60 + 40) * minute, "in 22 h 40 min"],
  [49 * 60 * minute, "in 2 days"],
])("%i milliseconds is %s", (wait, words) => {
  expect(waitInWords(wait)).toBe(words);
});
