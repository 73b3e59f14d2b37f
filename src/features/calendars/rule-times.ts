import type icalLibrary from "ical.js";
import { day, hour, minute } from "../../platform/durations.ts";

type Rule = InstanceType<(typeof icalLibrary)["Recur"]>;

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const withinDay: Readonly<Record<string, number>> = { SECONDLY: 1000, MINUTELY: minute, HOURLY: hour };

export function namesOtherTimes({ freq, parts: { BYHOUR = [], BYMINUTE = [] } }: Rule, start: number): boolean {
  const at = new Date(start);
  const isOther = (list: readonly number[], own: number) => list.some((each) => each !== own);
  return freq in withinDay || isOther(BYHOUR, at.getUTCHours()) || isOther(BYMINUTE, at.getUTCMinutes());
}

/** Negative places count from the end; an empty list names all. */
const names = (list: readonly number[], at: number, length: number): boolean =>
  list.length === 0 || list.includes(at) || list.includes(at - length - 1);

const weekdayOf = (date: number): number => (((date / day + 4) % 7) + 7) % 7;

function placesOf(date: number) {
  const at = new Date(date);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const [begin, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  return {
    ofMonth: [at.getUTCDate(), (Date.UTC(year, month + 1) - Date.UTC(year, month)) / day],
    ofYear: [(date - begin) / day + 1, (end - begin) / day],
  } as const;
}

/** Ignores BYSETPOS. */
function readRule(rule: Rule, startDay: number) {
  const numbers = (part: string) => rule.getComponent(part).map(Number);
  const [months, monthDays] = [numbers("BYMONTH"), numbers("BYMONTHDAY")];
  const [weeks, yearDays] = [numbers("BYWEEKNO"), numbers("BYYEARDAY")];
  const days = rule.getComponent("BYDAY").map((each: unknown) => {
    const [, nth = "0", weekday = ""] = /^([+-]?\d+)?([A-Z]{2})$/.exec(String(each)) ?? [];
    return { nth: Number(nth), weekday: weekdays.indexOf(weekday) };
  });
  const [first, isYearly] = [new Date(startDay), rule.freq === "YEARLY"];
  // Parts that a rule leaves open are taken from its first day.
  if (days.length + monthDays.length + yearDays.length === 0) {
    if (rule.freq === "WEEKLY" || weeks.length > 0) days.push({ nth: 0, weekday: weekdayOf(startDay) });
    else if (rule.freq === "MONTHLY" || isYearly) monthDays.push(first.getUTCDate());
    if (isYearly && months.length + weeks.length === 0) months.push(first.getUTCMonth() + 1);
  }
  const nthOf = isYearly && months.length === 0 ? "ofYear" : "ofMonth";

  /** A week belongs to the year of its middle. */
  const middleOf = (date: number) => date + (3 - ((weekdayOf(date) + 8 - rule.wkst) % 7)) * day;
  const weekOf = (middle: number) => Math.ceil(placesOf(middle).ofYear[0] / 7);
  const isInWeeks = (middle: number) =>
    names(weeks, weekOf(middle), weekOf(middleOf(Date.UTC(new Date(middle).getUTCFullYear(), 11, 28))));

  function periodOf(date: number): number {
    if (rule.freq === "WEEKLY") return (middleOf(date) - middleOf(startDay)) / (7 * day);
    if (rule.freq !== "MONTHLY" && !isYearly) return (date - startDay) / day;
    const at = new Date(date);
    const years = at.getUTCFullYear() - first.getUTCFullYear();
    return isYearly ? years : years * 12 + at.getUTCMonth() - first.getUTCMonth();
  }
  const interval = rule.freq in withinDay ? 1 : rule.interval;

  function isNamed(date: number): boolean {
    const onWeekday = days.length > 0 ? days.filter(({ weekday }) => weekday === weekdayOf(date)) : days;
    if (days.length > 0 && onWeekday.length === 0) return false;
    if (!names(months, new Date(date).getUTCMonth() + 1, 12) || periodOf(date) % interval !== 0) return false;
    const places = placesOf(date);
    const [place, length] = places[nthOf];
    const isNth = (nth: number) =>
      nth === 0 || nth === Math.ceil(place / 7) || -nth === Math.ceil((length - place + 1) / 7);
    return (
      names(monthDays, ...places.ofMonth) &&
      names(yearDays, ...places.ofYear) &&
      (weeks.length === 0 || isInWeeks(middleOf(date))) &&
      (days.length === 0 || onWeekday.some(({ nth }) => isNth(nth)))
    );
  }
  return { periodOf, isNamed };
}

/** In order, in the series' wall time. Each day looked at is spent, so a rule that never matches ends too. */
export function timesOf(
  rule: Rule,
  { start, from, to }: { start: number; from: number; to: number },
  spend: (steps: number) => void,
): number[] {
  const startDay = Math.floor(start / day) * day;
  const { periodOf, isNamed } = readRule(rule, startDay);
  const unit = withinDay[rule.freq];
  const most = unit ? null : rule.count;
  const lastDay = unit && rule.count ? Math.floor((start + (rule.count - 1) * rule.interval * unit) / day) * day : to;
  const last = Math.min(to, lastDay + day - 1);
  const positions = rule.getComponent("BYSETPOS").map(Number);
  // BYSETPOS counts from the start of a period, even before the first time.
  const margin = positions.length > 0 ? 366 * day : 0;
  const effort = 1 + Object.values(rule.parts).flat().length;
  const named: number[] = [];
  const begin = most ? startDay : Math.max(startDay, Math.floor(from / day) * day);
  for (let date = begin - margin; date <= last + margin; date += day) {
    if (margin === 0 && most && named.length >= most) break;
    spend(effort);
    if (isNamed(date)) named.push(date);
  }
  const inPlace = [...Map.groupBy(named, periodOf).values()].flatMap((period) =>
    period.filter((_, index) => names(positions, index + 1, period.length)),
  );
  const times = inPlace.map((date) => date + start - startDay).filter((time) => time >= start);
  return times.slice(0, most ?? times.length).filter((time) => time >= from && time <= last);
}
