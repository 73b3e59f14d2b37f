import { day, hour, minute } from "./durations.ts";

/**
 * Milliseconds ahead of UTC.
 * @throws RangeError for an unknown zone
 */
export function offsetsOf(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  return (instant) => {
    const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(format.format(instant)) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute);
  };
}

interface Change {
  at: number;
  from: number;
  to: number;
}

const years = { first: 2020, last: 2039 };

/** No zone keeps changed clocks for less than a month. */
const look = 10 * day;

function changesOf(offsetAt: (instant: number) => number): Change[] {
  const changes: Change[] = [];
  for (let begin = Date.UTC(years.first); begin < Date.UTC(years.last + 1); begin += look) {
    const from = offsetAt(begin);
    const to = offsetAt(begin + look);
    if (from === to) continue;
    let before = begin;
    let after = begin + look;
    while (after - before > minute) {
      const middle = before + Math.floor((after - before) / minute / 2) * minute;
      if (offsetAt(middle) === from) before = middle;
      else after = middle;
    }
    changes.push({ at: after, from, to });
  }
  return changes;
}

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;

/** "The second Sunday in March"; null without a rule. */
function ruleOf(changes: readonly Change[]): string | null {
  if (changes.length !== years.last - years.first + 1) return null;
  const days = changes.map(({ at, from }) => new Date(at + from));
  const ruleBy = (week: (date: Date) => number): string | null => {
    const rules = new Set(
      days.map((date) => `BYMONTH=${date.getUTCMonth() + 1};BYDAY=${week(date)}${weekdays[date.getUTCDay()]}`),
    );
    const [rule] = rules;
    return rules.size === 1 && rule ? `RRULE:FREQ=YEARLY;${rule}` : null;
  };
  const isLast = (date: Date): boolean => new Date(date.getTime() + 7 * day).getUTCMonth() !== date.getUTCMonth();
  return ruleBy((date) => Math.ceil(date.getUTCDate() / 7)) ?? ruleBy((date) => (isLast(date) ? -1 : 0));
}

/** "-0500" (RFC 5545) */
function offsetInDigits(offset: number): string {
  const minutes = Math.abs(offset) / minute;
  const digits = String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, "0");
  return `${offset < 0 ? "-" : "+"}${digits}`;
}

/** RFC 5545, 3.6.5: by rules, or by single changes. */
export function calendarZone(timeZone: string): string {
  const offsetAt = offsetsOf(timeZone);
  const names = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" });
  const nameAt = (instant: number): string =>
    names.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  const observed = ({ at, from, to }: Change, rule: string | null): string[] => {
    const kind = to > from ? "DAYLIGHT" : "STANDARD";
    const starts = new Date(at + from).toISOString().slice(0, 19).replace(/[-:]/g, "");
    return [
      `BEGIN:${kind}`,
      `TZOFFSETFROM:${offsetInDigits(from)}`,
      `TZOFFSETTO:${offsetInDigits(to)}`,
      `TZNAME:${nameAt(at)}`,
      `DTSTART:${starts}`,
      ...(rule ? [rule] : []),
      `END:${kind}`,
    ];
  };
  const changes = changesOf(offsetAt);
  const begin = Date.UTC(years.first);
  const always = { at: begin, from: offsetAt(begin), to: offsetAt(begin) };
  const parts = [changes.filter(({ from, to }) => to > from), changes.filter(({ from, to }) => to < from)].flatMap(
    (alike) => {
      const rule = ruleOf(alike);
      return (rule ? alike.slice(0, 1) : alike).map((change) => observed(change, rule));
    },
  );
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...(parts.length > 0 ? parts : [observed(always, null)]).flat(),
    "END:VTIMEZONE",
  ].join("\r\n");
}
