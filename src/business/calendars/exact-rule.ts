import type icalLibrary from "ical.js";

type Rule = InstanceType<(typeof icalLibrary)["Recur"]>;
type Time = InstanceType<(typeof icalLibrary)["Time"]>;

const weekdays: readonly string[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** The seven days of a year from the `first` on, counted from its end when that is negative: one of each weekday. */
const sevenFrom = (first: number): number[] => Array.from({ length: 7 }, (_, at) => first + (first < 0 ? -at : at));

/** The weekday of a day, as rules name it. ical.js counts from Sunday, which is 1. */
const weekdayOf = (time: Time): string => weekdays[(time.dayOfWeek() + 5) % 7] ?? "MO";

/** Days of a year that hold the n-th of a weekday, or the n-th from the end: "20MO". */
const daysOfOrdinal = (n: number): number[] => sevenFrom(n < 0 ? 7 * (n + 1) - 1 : 7 * (n - 1) + 1);

/** Days of a year that hold a weekday of a week by its number: the first week has the year's first Thursday. */
const daysOfWeek = (week: number, weekday: string): number[] =>
  sevenFrom(7 * (week - 1) - 2 + weekdays.indexOf(weekday));

/**
 * Writes a yearly rule that ical.js counts wrongly as one that means the same and that it counts rightly: of February 29 (it
 * takes March 1 in other years), of the 20th Monday of a year, and of a weekday of week 20 (it takes every week). The ends of a
 * year, where weeks belong to the next one, stay as they are.
 */
export function writeExactly(rule: Rule, start: Time): void {
  const [days, weeks, months] = ["BYDAY", "BYWEEKNO", "BYMONTH"].map((name) => rule.getComponent(name));
  const isPlain = ["BYMONTHDAY", "BYYEARDAY", "BYSETPOS"].every((name) => rule.getComponent(name).length === 0);
  if (rule.freq !== "YEARLY" || !isPlain || !days || !weeks || !months) return;
  if (days.length === 0 && weeks.length === 0) {
    if (start.day <= 28) return;
    if (months.length === 0) rule.setComponent("BYMONTH", [start.month]);
    rule.setComponent("BYMONTHDAY", [start.day]);
    return;
  }
  if (months.length > 0) return;
  const [day = weekdayOf(start), ...more] = days.map(String);
  const weekNumbers = weeks.map(Number);
  if (weekNumbers.length > 0) {
    const isInside = weekNumbers.every((week) => week > 1 && week < 52);
    if (!isInside || more.length > 0 || !weekdays.includes(day)) return;
    rule.setComponent(
      "BYYEARDAY",
      weekNumbers.flatMap((week) => daysOfWeek(week, day)),
    );
    rule.setComponent("BYDAY", [day]);
    delete rule.parts.BYWEEKNO;
    return;
  }
  const [, ordinal, weekday] = /^([+-]?\d+)([A-Z]{2})$/.exec(day) ?? [];
  if (!ordinal || !weekday || more.length > 0) return;
  rule.setComponent("BYYEARDAY", daysOfOrdinal(Number(ordinal)));
  rule.setComponent("BYDAY", [weekday]);
}
