import { zoneName } from "../../content/business.ts";
import { leadReplyHours } from "../../content/offers.ts";
import { mondayToSunday, type OpeningHours } from "../../content/office-hours.ts";
import { formats } from "../../content/words/en/formats.ts";
import { mails } from "../../content/words/en/mails.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt, minutesOf, weekdayOf } from "../../platform/dates.ts";
import { hour, minute } from "../../platform/durations.ts";
import { fill, momentIn } from "../../platform/language.ts";

const promised = leadReplyHours * hour;

/** In milliseconds; `table` is the office hours. */
export const quoteDueAt = (receivedAt: number, table: readonly OpeningHours[]): number =>
  businessDeadline(receivedAt, promised, table);

/** "11:00 AM on Monday, November 23 (Central time)"; `null` where the office stays open through the promised hours. */
export function quoteDueInWords(
  receivedAt: number,
  table: readonly OpeningHours[],
  words = { formats, mails },
): string | null {
  const due = quoteDueAt(receivedAt, table);
  if (due - receivedAt <= promised) return null;
  const shown = Math.ceil(due / minute) * minute;
  return fill(words.mails.due, { ...momentIn(words.formats, shown), zone: zoneName });
}

interface Span {
  opens: number;
  closes: number;
}

const dayMinutes = 24 * 60;

// Time-zone look-ups are slow, and a list's rows share their days.
const spansOfTables = new WeakMap<readonly OpeningHours[], Map<CalendarDate, readonly Span[]>>();

/** Instants. */
function spansOn(date: CalendarDate, table: readonly OpeningHours[]): readonly Span[] {
  const memory = spansOfTables.get(table) ?? new Map<CalendarDate, readonly Span[]>();
  spansOfTables.set(table, memory);
  const remembered = memory.get(date);
  if (remembered) return remembered;
  const day = mondayToSunday[(weekdayOf(date) + 6) % 7];
  const spans = table
    .filter(({ days }) => days.some((each) => each === day))
    .map(({ opens, closes }) => {
      const [from, until] = [minutesOf(opens), minutesOf(closes)];
      return { opens: instantAt(date, from), closes: instantAt(date, until > from ? until : until + dayMinutes) };
    });
  memory.set(date, spans);
  return spans;
}

function* spansFrom(instant: number, table: readonly OpeningHours[]): Generator<Span> {
  // A span may cross midnight.
  for (let date = addDays(calendarDateAt(instant), -1); ; date = addDays(date, 1)) yield* spansOn(date, table);
}

/** Milliseconds of real time across clock changes; 0 when `until` is not later. */
export function businessTime(from: number, until: number, table: readonly OpeningHours[]): number {
  let total = 0;
  if (until <= from || table.length === 0) return total;
  for (const { opens, closes } of spansFrom(from, table)) {
    if (opens >= until) return total;
    total += Math.max(0, Math.min(closes, until) - Math.max(opens, from));
  }
  return total;
}

/** The shortest, in milliseconds by the clock; 0 if `table` never opens. */
export function businessDay(table: readonly OpeningHours[]): number {
  const spans = table.map(({ opens, closes }) => {
    const [from, until] = [minutesOf(opens), minutesOf(closes)];
    return until > from ? until - from : until + dayMinutes - from;
  });
  return spans.length > 0 ? Math.min(...spans) * minute : 0;
}

/** `table` must open some time. */
export function businessDeadline(from: number, milliseconds: number, table: readonly OpeningHours[]): number {
  let left = milliseconds;
  for (const { opens, closes } of spansFrom(from, table)) {
    const start = Math.max(opens, from);
    const open = Math.max(0, closes - start);
    if (left <= open) return start + left;
    left -= open;
  }
  return from + milliseconds;
}
