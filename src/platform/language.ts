import { timeZone } from "../content/business.ts";
import { mondayToSunday, type OpeningHours, type WeekDay } from "../content/office-hours.ts";
import { formats as english } from "../content/words/en/formats.ts";
import { type CalendarDate, calendarDateAt, moment, written as writtenIn } from "./dates.ts";
import { day } from "./durations.ts";
import { dollars } from "./money.ts";

/** Words with {names} for what is filled in. Spanish: "p.m." ends a sentence, and "las 8:30" becomes "la 1:30". */
export const fill = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/(\blas )?\{(\w+)\}(\.?)/g, (_, before: string | undefined, name: string, dot: string) => {
    const value = String(values[name] ?? `{${name}}`);
    const article = before && value.startsWith("1:") ? "la " : (before ?? "");
    return article + value + (/\b[ap]\.m\.$/.test(value) ? "" : dot);
  });

/** `null` for `__proto__`, too. */
export const textByName = (words: Readonly<Record<string, string>>, name: string | null | undefined): string | null =>
  (name && Object.hasOwn(words, name) ? words[name] : null) ?? null;

export type Formats = typeof english;

/** What a mail begins with; `values` fill in its words. */
export const headIn = (
  { formats }: { formats: Formats },
  { subject, preview, heading }: { subject: string; preview: string; heading: string },
  values: Parameters<typeof fill>[1],
) => ({
  language: formats.tag,
  subject: fill(subject, values),
  preview: fill(preview, values),
  heading: fill(heading, values),
});

interface Plural {
  one: string;
  other: string;
}

const written = ({ locale }: Formats, options: Intl.DateTimeFormatOptions, at: number): string =>
  writtenIn(locale, options, at);

export const countIn = ({ locale }: Formats, words: Plural, count: number): string =>
  fill(new Intl.PluralRules(locale).select(count) === "one" ? words.one : words.other, { count });

/** "Saturday, June 12, 2027", "sábado 12 de junio de 2027" */
export const dateIn = (formats: Formats, date: CalendarDate): string =>
  fill(formats.date, {
    weekday: written(formats, { weekday: "long" }, Date.parse(date)),
    date: longDateIn(formats, date),
  });

/** "April 2025", "abril de 2025" */
export const monthIn = (formats: Formats, instant: number): string =>
  written(formats, { year: "numeric", month: "long", timeZone }, instant);

/** "June 2027", "junio de 2027" */
export const monthYearIn = (formats: Formats, date: CalendarDate): string =>
  written(formats, { year: "numeric", month: "long" }, Date.parse(date));

export const monthNameIn = (formats: Formats, date: CalendarDate): string =>
  written(formats, { month: "long" }, Date.parse(date));

/** "Jun 12, 2027", "12 de junio de 2027" */
export const briefDateIn = (formats: Formats, date: CalendarDate): string =>
  written(formats, { year: "numeric", month: formats.month, day: "numeric" }, Date.parse(date));

/** "Jun 12", "12 de junio" */
export const briefDayIn = (formats: Formats, date: CalendarDate): string =>
  written(formats, { month: formats.month, day: "numeric" }, Date.parse(date));

/** "June 12, 2027", "12 de junio de 2027" */
export const longDateIn = (formats: Formats, date: CalendarDate): string =>
  written(formats, { dateStyle: "long" }, Date.parse(date));

/** "Saturday, November 21", "sábado 21 de noviembre", of an instant, at the business unless another zone is named. */
export const weekdayIn = (formats: Formats, instant: number, zone = timeZone): string =>
  fill(formats.date, momentIn(formats, instant, zone));

/** "Sat, Jun 12", "sáb 12 jun" */
export const briefWeekdayIn = (formats: Formats, date: CalendarDate): string =>
  fill(formats.date, {
    weekday: written(formats, { weekday: "short" }, Date.parse(date)),
    date: written(formats, { month: "short", day: "numeric" }, Date.parse(date)),
  });

/** "Jun 12, 8:05 PM", "12 de junio a las 8:05 p.m." */
export const briefMomentIn = (formats: Formats, instant: number): string =>
  fill(formats.moment, {
    date: briefDayIn(formats, calendarDateAt(instant)),
    time: momentIn(formats, instant).time,
  });

/** "Nov 20, 2026, 4:05 PM EST", "20 de noviembre de 2026 a las 4:05 p.m. (hora de Tampa)" */
export const instantIn = (formats: Formats, instant: number): string =>
  fill(formats.instant, {
    intl: written(formats, moment, instant),
    date: longDateIn(formats, calendarDateAt(instant)),
    time: momentIn(formats, instant).time,
  });

/** "June 12", "12 de junio" */
export const dayIn = (formats: Formats, date: CalendarDate): string =>
  written(formats, { month: "long", day: "numeric" }, Date.parse(date));

/** "Sat, Jun 12, 2027", "sábado 12 de junio de 2027" */
export const weekdayAndDateIn = (formats: Formats, date: CalendarDate): string =>
  fill(formats.date, {
    weekday: written(formats, { weekday: formats.month }, Date.parse(date)),
    date: briefDateIn(formats, date),
  });

/** Of a heading. */
export const capitalized = (words: string): string => words.replace(/^./u, (letter) => letter.toUpperCase());

/** Of an instant, to be filled in. */
export function momentIn(
  formats: Formats,
  instant: number,
  zone = timeZone,
): { time: string; weekday: string; date: string } {
  return {
    time: written(formats, { hour: "numeric", minute: "2-digit", hour12: true, timeZone: zone }, instant),
    weekday: written(formats, { weekday: "long", timeZone: zone }, instant),
    date: written(formats, { month: "long", day: "numeric", timeZone: zone }, instant),
  };
}

const isToday = (instant: number, now: number): boolean => calendarDateAt(instant) === calendarDateAt(now);

/** The same of a day, after "until". */
export const untilDayIn = (formats: Formats, date: CalendarDate): string =>
  fill(formats.untilMoment, { moment: briefDayIn(formats, date) });

/** "8:05 PM", with its day unless that is today. */
export const clockIn = (formats: Formats, instant: number, now: number): string =>
  isToday(instant, now) ? momentIn(formats, instant).time : briefMomentIn(formats, instant);

/** The same, after "until". */
export const untilIn = (formats: Formats, instant: number, now: number): string =>
  fill(isToday(instant, now) ? formats.untilTime : formats.untilMoment, { moment: clockIn(formats, instant, now) });

/** "6:30 PM", "6:30 p.m."; `isShort`: "6 PM" on the hour. */
export const timeIn = (formats: Formats, time: string, isShort = false): string =>
  written(
    formats,
    { hour: "numeric", ...(isShort && time.endsWith(":00") ? {} : { minute: "2-digit" }), hour12: true },
    Date.parse(`1970-01-01T${time}:00Z`),
  );

/** "$795 to $1,995" */
export const rangeIn = (formats: Formats, least: number, most: number): string =>
  least === most ? dollars(least) : fill(formats.range, { least: dollars(least), most: dollars(most) });

/** "1 hour", "7 hours and 15 minutes", "6 horas y media" */
export function lengthIn(formats: Formats, hours: number): string {
  const [whole, minutes] = [Math.floor(hours), Math.round((hours % 1) * 60)];
  const hoursText = countIn(formats, formats.hours, whole);
  return minutes === 0
    ? hoursText
    : fill(minutes === 30 ? formats.hoursAndHalf : formats.hoursAndMinutes, { hours: hoursText, minutes });
}

export const daysIn = (formats: Formats, days: number): string => countIn(formats, formats.dayCount, days);

export const listIn = ({ locale }: Formats, things: readonly string[]): string =>
  new Intl.ListFormat(locale).format(things);

/** In English, for the DJ. */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames("en-US", { type: "language" }).of(tag) ?? tag;

/** A mark for the DJ; null of who writes English. */
export const writesIn = (tag: string): string | null => (tag === "en" ? null : `Writes ${languageName(tag)}`);

/** 0 for Sunday. */
export const weekdayNameIn = (formats: Formats, weekday: number, length: "long" | "short"): string =>
  written(formats, { weekday: length }, monday + (weekday - 1) * day);

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
function spanIn(formats: Formats, { days, opens, closes }: OpeningHours): string {
  const nameOf = (each: WeekDay | undefined) =>
    each ? written(formats, { weekday: "long" }, monday + mondayToSunday.indexOf(each) * day) : "";
  const { one, two, more, all } = formats.days;
  const pattern =
    days.length === mondayToSunday.length ? all : days.length === 1 ? one : days.length === 2 ? two : more;
  const named = fill(pattern, { first: nameOf(days[0]), last: nameOf(days.at(-1)) });
  const times = { opens: timeIn(formats, opens, true), closes: timeIn(formats, closes, true) };
  return fill(formats.opening, { days: named, ...times });
}

/** "Monday to Friday, 9 AM to 6 PM", on a line of its own. */
export const openingIn = (formats: Formats, hours: OpeningHours): string => capitalized(spanIn(formats, hours));

/** "Monday to Friday, 9 AM to 6 PM; Saturday and Sunday, 10 AM to 10 PM" */
export const weekInWords = (table: readonly OpeningHours[], formats = english): string =>
  table.map((each) => spanIn(formats, each)).join("; ");
