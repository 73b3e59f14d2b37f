import { addDays } from "../../dates.ts";
import type { Span } from "../../months.ts";
import { boundRule, EndlessRule } from "./bounded-rule.ts";
import { writeExactly } from "./exact-rule.ts";
import { endAsSeries, takeExclusions } from "./series.ts";

/** Occurrences of one event that are looked at: a rule of seconds would never end. */
const mostOccurrences = 20_000;

export type Ical = typeof import("ical.js").default;

export type Component = InstanceType<Ical["Component"]>;

type Event = InstanceType<Ical["Event"]>;

export type Time = InstanceType<Ical["Time"]>;

export const zoneOf = (component: Component): string | null => {
  const zone = component.getFirstProperty("dtstart")?.getFirstParameter("tzid");
  return typeof zone === "string" ? zone : null;
};

/** The occurrences of an event, those that were moved or called off in their own way, up to the end of `span`. */
export function* occurrencesOf(
  ical: Ical,
  event: Event,
  span: Span,
  spend: () => void,
): Generator<{ item: Event; startDate: Time; endDate: Time }> {
  if (!event.isRecurring()) {
    yield { item: event, startDate: event.startDate, endDate: event.endDate };
    return;
  }
  const { component, startDate } = event;
  const zone = zoneOf(component);
  const described = component.parent?.getFirstSubcomponent("vtimezone") ?? null;
  for (const property of component.getAllProperties("rrule")) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ical.Recur)) continue;
    endAsSeries(ical, rule, { start: startDate, zone, described });
    writeExactly(rule, startDate);
    boundRule(rule, spend);
  }
  const isOff = takeExclusions(ical, component, startDate);
  try {
    const iterator = event.iterator();
    for (let count = 0; count < mostOccurrences; count += 1) {
      const next = iterator.next();
      if (!next || next.toString().slice(0, 10) > addDays(span.last, 1)) return;
      if (!isOff(next, zone)) yield event.getOccurrenceDetails(next);
    }
  } catch (error) {
    if (!(error instanceof EndlessRule)) throw error;
  }
}
