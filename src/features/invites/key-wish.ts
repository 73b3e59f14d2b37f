import { addDays, type CalendarDate, calendarDateAt, instantAt, isCalendarDate } from "../../platform/dates.ts";
import type { FieldIssue } from "../../platform/fields/form-state.ts";
import type { PlanKeyKind } from "../timeline/model.ts";

/** Days after the event through which a key may work. */
const longestAfter = 30;

/** The last day on which a key of an event on `eventDate` may work; of one that has long been, today. */
export function lastKeyDay(eventDate: CalendarDate, now: number): CalendarDate {
  const [last, today] = [addDays(eventDate, longestAfter), calendarDateAt(now)];
  return last > today ? last : today;
}

interface KeyEntry {
  key: string;
  kind: PlanKeyKind;
  name: string;
  email: string;
  endsOn: string;
  moment: string | null;
}

/** The key that a form asks for, to the plan of an event on `eventDate`; or what is wrong with it. */
export function keyWishOf(
  { key, kind, name, email, endsOn, moment }: KeyEntry,
  eventDate: CalendarDate,
  now: number,
): KeyWish | { issues: FieldIssue[] } {
  const last = lastKeyDay(eventDate, now);
  if (!isCalendarDate(endsOn) || endsOn < calendarDateAt(now) || endsOn > last)
    return { issues: [{ path: "endsOn", message: `Please choose a day from today through ${last}` }] };
  if (kind === "family" && !moment)
    return { issues: [{ path: "moment", message: "Please choose the moment that this key opens" }] };
  // Through the night of its last day.
  const endsAt = instantAt(addDays(endsOn, 1), 6 * 60);
  const momentId = kind === "family" ? moment : null;
  return { id: key, kind, name, email: email.toLowerCase(), momentId, endsAt };
}

/** A key as it is asked for. `id` is its own: the same again stores nothing new. `endsAt` is an instant. */
export interface KeyWish {
  id: string;
  kind: PlanKeyKind;
  name: string;
  /** In lower case. */
  email: string;
  momentId: string | null;
  endsAt: number;
}
