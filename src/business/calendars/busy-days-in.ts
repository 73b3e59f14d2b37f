import { addDays, type CalendarDate, calendarDateAt, instantAt } from "../../dates.ts";
import type { Span } from "../../months.ts";
import { type Component, type Ical, occurrencesOf, type Time, zoneOf } from "./occurrences.ts";
import { nameAsSeries } from "./series.ts";
import { dateOf, instantOf } from "./zones.ts";

/**
 * Minutes after midnight between which something in a calendar makes its day busy: from noon, when a van is loaded, to one in
 * the morning after. What is over by noon leaves the evening free.
 */
const eventHours = { from: 12 * 60, to: 25 * 60 } as const;

/** Occurrences, days and steps of rules that are looked at in a whole calendar. */
const mostInAll = 200_000;

/** From when to when something lasts: instants, or whole days of which the last is not part. */
type Lasting = { from: number; to: number } | { first: CalendarDate; end: CalendarDate };

/** Midnight by the calendar's own clock: Outlook writes whole days as lasting from one to another. */
const isMidnight = (time: Time): boolean =>
  time.hour + time.minute + time.second === 0 && time.zone?.tzid !== "UTC" && !time.isDate;

function lasting(start: Time, end: Time, zone: string | null): Lasting | null {
  const isWhole = start.isDate || (isMidnight(start) && isMidnight(end) && end.compare(start) > 0);
  if (!isWhole) return { from: instantOf(start, zone), to: instantOf(end, zone) };
  const [first, last] = [dateOf(start), dateOf(end)];
  return first && last ? { first, end: last > first ? last : addDays(first, 1) } : null;
}

/** Whether an event takes time of its owner. */
const takesTime = (component: Component): boolean =>
  String(component.getFirstPropertyValue("status") ?? "").toUpperCase() !== "CANCELLED" &&
  String(component.getFirstPropertyValue("transp") ?? "").toUpperCase() !== "TRANSPARENT" &&
  String(component.getFirstPropertyValue("x-microsoft-cdo-busystatus") ?? "").toUpperCase() !== "FREE";

/** Adds the days of `span` that something takes; `spend` hears of each that is looked at. */
function addBusy(days: Set<CalendarDate>, time: Lasting, span: Span, spend: () => void): void {
  const isWhole = "first" in time;
  const [first, last] = isWhole
    ? [time.first, addDays(time.end, -1)]
    : [addDays(calendarDateAt(time.from), -1), calendarDateAt(time.to)];
  const end = last < span.last ? last : span.last;
  for (let day = first > span.first ? first : span.first; day <= end; day = addDays(day, 1)) {
    spend();
    const [from, to] = [instantAt(day, eventHours.from), instantAt(day, eventHours.to)];
    // A moment without a length is taken as something that begins.
    if (isWhole || (time.from < to && (time.to > from || (time.from === time.to && time.from === from)))) days.add(day);
  }
}

/**
 * The days of `span` that a calendar is busy on, by the text of its iCal file (RFC 5545).
 *
 * @throws when the text is no calendar
 */
export async function busyDaysIn(text: string, span: Span): Promise<ReadonlySet<CalendarDate>> {
  // A big library, for the Cron Trigger and the administrator alone.
  const { default: ical }: { default: Ical } = await import("ical.js");
  const parsed: unknown = ical.parse(text);
  const roots = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
  const days = new Set<CalendarDate>();
  let left = mostInAll;
  const spend = () => {
    left -= 1;
    if (left < 0) throw new Error("the calendar has more entries than can be looked at");
  };
  for (const root of roots) {
    const calendar = new ical.Component(root);
    if (calendar.name !== "vcalendar") throw new Error("the answer is no calendar");
    const components = calendar.getAllSubcomponents("vevent").filter((each) => each.hasProperty("dtstart"));
    const uidOf = (each: Component) => String(each.getFirstPropertyValue("uid") ?? "");
    const isException = (each: Component) => each.hasProperty("recurrence-id");
    const masters = components.filter((each) => !isException(each));
    const changes = Map.groupBy(components.filter(isException), uidOf);
    for (const component of components) {
      const event = new ical.Event(component, { exceptions: [], strictExceptions: false });
      const isMaster = masters.includes(component);
      if (isMaster)
        for (const change of changes.get(uidOf(component)) ?? []) {
          nameAsSeries(ical, change, event.startDate);
          event.relateException(new ical.Event(change));
        }
      const found = isMaster
        ? occurrencesOf(ical, event, span, spend)
        : [{ item: event, startDate: event.startDate, endDate: event.endDate }];
      for (const { item, startDate, endDate } of found) {
        spend();
        const time = takesTime(item.component) ? lasting(startDate, endDate, zoneOf(item.component)) : null;
        if (time) addBusy(days, time, span, spend);
      }
    }
  }
  return days;
}
