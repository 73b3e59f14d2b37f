import type icalLibrary from "ical.js";
import { type CalendarDate, wallClock } from "../../platform/dates.ts";
import { day, hour } from "../../platform/durations.ts";
import { daysOf, type Span } from "../../platform/months.ts";
import { type Entry, isAmong, namesOf, timeOf, timesReader, type Written } from "./entries.ts";
import { CalendarFault } from "./fetch-calendar.ts";
import { namesOtherTimes, timesOf } from "./rule-times.ts";

type Ical = typeof icalLibrary;
type Component = InstanceType<Ical["Component"]>;
type Rule = InstanceType<Ical["Recur"]>;

/** An entry within these hours makes its day busy: from loading the van to one in the morning. */
const eventHours = { from: 12 * hour, to: 25 * hour } as const;

/** The steps are about a second of work. */
const most = { components: 20_000, rules: 5000, lineLength: 100_000, steps: 1_000_000 } as const;

const farthestMove = 40 * day;

/** Other properties are not parsed. */
const isOfTime =
  /^(?:BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i;

const tooMuch = () => new CalendarFault("It has more entries than can be looked at");

function linesIn(text: string): string[] {
  const lines = text
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/)
    .filter((line) => isOfTime.test(line));
  const count = (name: string) => lines.filter((line) => line.toUpperCase().startsWith(name)).length;
  const isLong = lines.some((line) => line.length > most.lineLength);
  if (isLong || count("BEGIN") > most.components || count("RRULE") > most.rules) throw tooMuch();
  return lines;
}

const isOfFirst = /^(?:BEGIN|END|UID|DTSTART|DTEND|DURATION|STATUS|TRANSP)[;:]/i;

function isReadable(ical: Ical, event: readonly string[]): boolean {
  try {
    const parsed: unknown = ical.parse(["BEGIN:VCALENDAR", ...event, "END:VCALENDAR"].join("\r\n"));
    const [found] = new ical.Component(Array.isArray(parsed) ? parsed : []).getAllSubcomponents("vevent");
    return found?.getAllProperties().every((property) => property.getValues().length > 0) ?? false;
  } catch {
    return false;
  }
}

/** Keeps only the first time of an unreadable event. */
function readableOf(ical: Ical, lines: readonly string[]): string[] {
  const kept: string[] = [];
  let event: string[] | null = null;
  for (const line of lines) {
    if (/^BEGIN:VEVENT$/i.test(line)) event = [];
    (event ?? kept).push(line);
    if (!event || !/^END:VEVENT$/i.test(line)) continue;
    const whole: readonly string[] = event;
    const first = whole.filter((each) => isOfFirst.test(each));
    kept.push(...([whole, first].find((each) => isReadable(ical, each)) ?? []));
    event = null;
  }
  return kept;
}

function calendarsIn(ical: Ical, lines: readonly string[]): Component[] {
  const parsed: unknown = ical.parse(lines.join("\r\n"));
  const roots: unknown[] = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
  const calendars = roots.map((root) => new ical.Component(Array.isArray(root) ? root : []));
  if (!calendars.every(({ name }) => name === "vcalendar")) throw new Error("the answer is no calendar");
  return calendars;
}

interface Turn extends Entry {
  since: number;
  shift: number;
}

/**
 * An unreadable entry (RFC 5545) takes only its first day: otherwise an invitation could block the whole calendar.
 * @throws CalendarFault when it takes too many steps; another error when the text is no calendar
 */
export async function busyDaysIn(text: string, span: Span): Promise<ReadonlySet<CalendarDate>> {
  // A big library, loaded only when needed.
  const { default: ical }: { default: Ical } = await import("ical.js");
  const dates = daysOf(span);
  const first = Date.parse(`${span.first}T00:00Z`);
  const end = first + dates.length * day;
  const busy = new Set<CalendarDate>();
  let left: number = most.steps;
  const spend = (steps: number) => {
    left -= steps;
    if (left < 0) throw tooMuch();
  };

  function addDays({ isWhole, length, takesTime }: Entry, time: number): void {
    if (!takesTime) return;
    const midnight = Math.floor(time / day) * day;
    // The first hour of a day belongs to the evening before.
    const [from, to] = isWhole ? [midnight + hour, midnight + length] : [time, Math.max(time + length, time + 1)];
    const firstDay = Math.floor((from - eventHours.to - first) / day) + 1;
    const endDay = Math.ceil((to - eventHours.from - first) / day);
    const taken = dates.slice(Math.max(firstDay, 0), Math.max(endDay, 0));
    spend(1 + taken.length);
    for (const date of taken) busy.add(date);
  }

  function addCalendar(calendar: Component): void {
    const { written, timesIn, entryOf, ownClock } = timesReader(ical, calendar, end, spend);

    function occurrencesOf(rule: Rule, { start, length }: Entry): Written[] {
      const until = rule.until && written(rule.until, null);
      const [from, to] = [first - length - farthestMove, end + farthestMove];
      // Exchange ends whole days at the midnight of the last one.
      const clock = start.isDate ? ownClock : start.clock;
      const isBefore = (wall: number, { clock: ending, isDate, wall: last }: Written) =>
        ending === wallClock ? clock(wall) <= wallClock(last) : wall <= last + (isDate ? day - 1 : 0);
      return timesOf(rule, { start: start.wall, from, to: until ? Math.min(to, until.wall + 2 * day) : to }, spend)
        .filter((wall) => !until || isBefore(wall, until))
        .map((wall) => ({ ...start, wall }));
    }

    // Events are detached: otherwise ical.js would search all zones for each time.
    const events = calendar.getAllSubcomponents("vevent").map((event) => new ical.Component(event.toJSON()));
    const uidOf = (event: Component) => String(event.getFirstPropertyValue("uid") ?? "");
    const changes = new Map<string, { names: Set<string>; turns: Turn[] }>();
    for (const event of events) {
      const [replaced] = timesIn(event, "recurrence-id");
      const entry = entryOf(event);
      if (!replaced || !entry) continue;
      const [time, since] = [timeOf(entry, entry.start), timeOf(entry, replaced)];
      addDays(entry, time);
      const { names, turns } = changes.get(uidOf(event)) ?? { names: new Set(), turns: [] };
      changes.set(uidOf(event), { names, turns });
      for (const name of namesOf(replaced)) names.add(name);
      const isSameClock = replaced.clock === entry.start.clock;
      if (event.getFirstProperty("recurrence-id")?.getFirstParameter("range") === "THISANDFUTURE")
        turns.push({ ...entry, since, shift: isSameClock ? entry.start.wall - replaced.wall : time - since });
    }
    for (const { turns } of changes.values()) turns.sort((one, other) => one.since - other.since);

    for (const event of events) {
      const entry = event.hasProperty("recurrence-id") ? null : entryOf(event);
      if (!entry) continue;
      const { names, turns } = changes.get(uidOf(event)) ?? { names: new Set(), turns: [] };
      const off = new Set(timesIn(event, "exdate").flatMap(namesOf));
      const rules = event
        .getAllProperties("rrule")
        .map((property) => property.getFirstValue())
        .filter((rule) => rule instanceof ical.Recur);
      // A series that names other times than its first takes whole days.
      const isWhole = rules.some((rule) => namesOtherTimes(rule, entry.start.wall));
      const as = isWhole ? { ...entry, isWhole, length: Math.max(day, entry.length) } : entry;
      const named = rules.length > 0 ? rules.flatMap((rule) => occurrencesOf(rule, entry)) : [entry.start];
      for (const occurrence of [...named, ...timesIn(event, "rdate")]) {
        spend(1 + turns.length);
        if (isAmong(off, entry.start, occurrence) || isAmong(names, entry.start, occurrence)) continue;
        const time = timeOf(entry, occurrence);
        const turn = turns.findLast(({ since }) => since <= time);
        if (turn) addDays(turn, timeOf(turn, { ...occurrence, wall: occurrence.wall + turn.shift }));
        else addDays(as, time);
      }
    }
  }

  const lines = linesIn(text);
  try {
    for (const calendar of calendarsIn(ical, lines)) addCalendar(calendar);
  } catch (error) {
    if (error instanceof CalendarFault) throw error;
    for (const calendar of calendarsIn(ical, readableOf(ical, lines))) addCalendar(calendar);
  }
  return busy;
}
