import { type CalendarDate, isCalendarDate } from "../../platform/dates.ts";
import { centsOf, dollarAmount } from "../../platform/money.ts";
import type { MarkedPayment } from "../payments/mark-payment.ts";
import type { SongPreference } from "../songs/model.ts";

/* Values as people write them in spreadsheets. `null`: unreadable. */

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const isNothing = (text: string): boolean => /^(?:|-+|–|—|n\/?a|none|null)$/i.test(text);

export const cellText = (cell: string | undefined): string => {
  const text = (cell ?? "").replace(/\s+/g, " ").trim();
  return isNothing(text) ? "" : text;
};

export const isOpen = (text: string): boolean =>
  /^(?:tb[adc]|to be .*|unknown|undecided|pending|open|\?+)\.?$/i.test(text);

/** Of two figures, up to twenty years ahead. */
const fullYear = (year: string, thisYear = new Date().getUTCFullYear()): string =>
  year.length === 4 ? year : String(2000 + Number(year) > thisYear + 20 ? 1900 + Number(year) : 2000 + Number(year));

function dated(year: string, month: number, day: string): CalendarDate | null {
  const full = fullYear(year);
  const date = `${full}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
}

const time = String.raw`(?:[ T,]+(?:at )?\d{1,2}(?::\d{2}){0,2}(?:\.\d+)?(?: ?[ap]\.?m\.?)?(?:Z| UTC| ?[+-]\d\d:?\d\d)?)?`;
const iso = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}$`, "i");
const american = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${time}$`, "i");
const monthFirst = new RegExp(String.raw`^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${time}$`, "i");
const dayFirst = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})${time}$`, "i");
const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /i;

/** Figures alone are read month first. */
export function readDate(text: string): CalendarDate | null {
  const plain = text.replace(weekday, "");
  const monthOf = (name = "") => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const [, year, month, day] = iso.exec(plain) ?? [];
  if (year && day) return dated(year, Number(month), day);
  const [, figure, second, last] = american.exec(plain) ?? [];
  if (second && last) return dated(last, Number(figure), second);
  const [, named, ofMonth, inYear] = monthFirst.exec(plain) ?? [];
  if (ofMonth && inYear) return dated(inYear, monthOf(named), ofMonth);
  const [, first, inWords, behind] = dayFirst.exec(plain) ?? [];
  return first && behind ? dated(behind, monthOf(inWords), first) : null;
}

const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/;

/** Where a date with dots has a day above 12 first, and none has it second, all in the file are written year first. */
export function withDatesInOrder(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const has = (place: 1 | 2) => rows.some((row) => row.some((cell) => Number(dotted.exec(cell.trim())?.[place]) > 12));
  if (!has(1) || has(2)) return rows;
  return rows.map((row) => row.map((cell) => cell.trim().replace(dotted, "$3-$2-$1")));
}

/** Cents; "2.5k" is 2,500 dollars. */
export function readMoney(text: string): number | null {
  const plain = text.replace(/^(?:us ?\$|usd)/i, "$").replace(/ ?(?:usd|dollars?)$/i, "");
  const [, thousands] = /^\$? ?(\d{1,3}(?:\.\d)?) ?k$/i.exec(plain) ?? [];
  if (thousands) return centsOf(thousands) * 1000;
  return dollarAmount.test(plain) ? centsOf(plain) : null;
}

const clock = /^(\d{1,2})(?::?(\d{2}))?(?::\d{2})? ?([ap])?(?:\.?m\.?)?$/i;

export function readTime(text: string): string | null {
  if (/^noon$/i.test(text)) return "12:00";
  if (/^midnight$/i.test(text)) return "00:00";
  const [, hours, minutes = "00", half] = clock.exec(text) ?? [];
  if (hours === undefined || (!half && !/:|^\d{4}$/.test(text))) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return null;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

const onClockFace = /^([1-9]|1[0-2])(:\d{2}|)$/;

/** "7:30" to "12:30", or "5" to "11", without AM and PM, as an evening; null where the row says more. */
export function eveningTimes(start: string, end: string): readonly [start: string, end: string] | null {
  const [[, from, past] = [], [, to, pastEnd] = []] = [onClockFace.exec(start) ?? [], onClockFace.exec(end) ?? []];
  if (!from || !to || from === "12") return null;
  const endsSameDay = to !== "12" && Number(to) > Number(from);
  return [`${from}${past} PM`, `${to}${pastEnd} ${endsSameDay ? "PM" : "AM"}`];
}

/** Splits "5 PM - 10 PM"; AM or PM may be given once. */
export function timesIn(text: string): readonly [start: string, end: string] {
  const [start = "", end = ""] = text.split(/ ?(?:-|–|—| to | until ) ?/i);
  const [half] = /[ap]\.?m\.?$/i.exec(end) ?? [];
  return [end && half && !/[apm]/i.test(start) ? `${start} ${half}` : start, end];
}

const yes = /^(?:y|yes|true|x|1|✓|✔|signed|completed?|done|executed|paid|received)$/i;
const no = /^(?:n|no|false|0|unsigned|not (?:signed|paid|yet)|sent|unpaid|open|pending|draft)$/i;

export const readYes = (text: string): boolean | null =>
  yes.test(text) ? true : text === "" || no.test(text) || isOpen(text) ? false : null;

export const saysPaid = (text: string): boolean =>
  readMoney(text) === null && (/full/i.test(text) || readYes(text) === true);

/** A card payment came through another account. */
export const readMethod = (text: string): MarkedPayment["method"] =>
  /cash/i.test(text)
    ? "cash"
    : /che(?:ck|que)/i.test(text)
      ? "check"
      : /zelle/i.test(text)
        ? "zelle"
        : /venmo/i.test(text)
          ? "venmo"
          : /\bach\b|bank|transfer|wire/i.test(text)
            ? "ach"
            : "elsewhere";

/** The first that fits. "Contract sent" and "Not booked" are no bookings; "Proposal Signed" is one. */
const statuses = [
  ["lost", /cancel|lost|dead|declin|archiv|no show/i],
  ["lead", /\bnot (?:yet )?(?:book|confirm|sign)|\bun(?:book|confirm|sign)/i],
  ["hold", /hold|tentative/i],
  ["booked", /\b(?:booked|confirmed|signed|executed|reserved|won)\b|(?:retainer|deposit) (?:paid|received|in)\b/i],
  ["lead", /sent|await|lead|inquir|enquir|prospect|new|quote|proposal|follow|pending|draft|retainer|deposit|due\b/i],
  ["booked", /book|confirm|contract|sign|upcoming|active|complete|fulfilled|played|paid|done|scheduled|planning/i],
] as const;

export const readStatus = (text: string) => statuses.find(([, looks]) => looks.test(text))?.[0] ?? null;

/** Songs without a word are wanted. */
export function readPreference(typed: string): SongPreference | null {
  if (/\b(do ?n[o']?t|don’t|never|no|avoid|banned)\b/i.test(typed))
    return /unless|asked|request/i.test(typed) ? "do-not-play-unless-asked" : "do-not-play";
  if (/possible|maybe|nice|optional|would like|if time/i.test(typed)) return "play-if-possible";
  return typed === "" || /must|yes|play|want|request|^x$/i.test(typed) ? "must-play" : null;
}
