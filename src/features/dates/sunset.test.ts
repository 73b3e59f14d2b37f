import { expect, it } from "vitest";
import { addDays, isCalendarDate, minutesOf } from "../../platform/dates.ts";
import { eveningOn, sunsetOn } from "./sunset.ts";

const minutesIn = (words: string): number => {
  const [, time = "", half = ""] = /^(\d+:\d\d) ([AP]M)$/.exec(words) ?? [];
  return (minutesOf(time) % 720) + (half === "PM" ? 720 : 0);
};

const dateOf = (text: string) => {
  if (!isCalendarDate(text)) throw new RangeError(text);
  return text;
};

it.each([
  // As printed for Tampa in newspapers and the almanac.
  ["2020-10-31", "6:46 PM"],
  ["2020-11-01", "5:45 PM"],
  ["2020-12-21", "5:39 PM"],
  ["2021-03-13", "6:38 PM"],
  ["2021-03-14", "7:38 PM"],
  ["2021-04-24", "8:00 PM"],
  ["2021-06-27", "8:30 PM"],
  ["2024-02-29", "6:30 PM"],
  ["2024-11-02", "6:45 PM"],
  ["2024-11-03", "5:45 PM"],
  ["2027-04-17", "7:57 PM"],
  ["2027-11-28", "5:33 PM"],
  ["2028-02-29", "6:30 PM"],
])("the sunset of %s is within a minute of the published %s", (date, published) => {
  const { place, time } = sunsetOn(dateOf(date));
  expect(place).toBe("Tampa");
  expect(Math.abs(minutesIn(time) - minutesIn(published)), time).toBeLessThanOrEqual(1);
});

it("the clocks move it by an hour on the day they are set, and by two minutes at most on any other", () => {
  const leaps: string[] = [];
  for (let day = dateOf("2027-01-01"); day < "2029-01-01"; day = addDays(day, 1)) {
    const [before, here] = [addDays(day, -1), day].map((each) => minutesIn(sunsetOn(each, "Tampa").time));
    if (Math.abs((here ?? 0) - (before ?? 0)) > 2) leaps.push(day);
  }
  expect(leaps).toEqual(["2027-03-14", "2027-11-07", "2028-03-12", "2028-11-05"]);
});

it("is later to the west and earlier to the east, and Tampa's, named so, where a town is not known", () => {
  expect(sunsetOn("2027-04-17", "Clearwater")).toEqual({ place: "Clearwater", time: "7:58 PM" });
  expect(sunsetOn("2027-04-17", "Orlando")).toEqual({ place: "Orlando", time: "7:52 PM" });
  for (const unknown of ["Venice", "", null, undefined])
    expect(sunsetOn("2027-04-17", unknown)).toEqual({ place: "Tampa", time: "7:56 PM" });
});

it("a wedding day goes around it, by the clock of the day", () => {
  expect(eveningOn("wedding", "2027-04-17", "Clearwater").map((part) => part.join(" "))).toEqual([
    "Ceremony 7:10 PM",
    "Sunset 7:58 PM",
    "Dinner 8:30 PM",
    "Dancing 9:30 PM",
  ]);
});
