import type { OpeningHours } from "../../content/office-hours.ts";
import type { DateState, TakenBy } from "../../content/reply-templates.ts";
import { addDays, type CalendarDate } from "../../platform/dates.ts";
import { openDays } from "../dates/date-state.ts";
import { type OccupiedRow, occupiedIn } from "../dates/occupied-days.ts";
import type { ListedContact } from "./list-leads.ts";
import { type ReplyClock, replyClock } from "./reply-clock.ts";

function dateState(eventDate: CalendarDate | null, takenBy: TakenBy | null, today: CalendarDate): DateState {
  if (eventDate === null) return "none";
  return eventDate < today ? "past" : (takenBy ?? "free");
}

/** As of `now`; `table` is the office hours. */
export const rowOfLead = (
  row: ListedContact,
  now: number,
  today: CalendarDate,
  table: readonly OpeningHours[],
): ListedContact & { clock: ReplyClock; dateState: DateState } => ({
  ...row,
  clock: replyClock({ ...row, createdAt: row.askedAt }, now, table),
  dateState: dateState(row.eventDate, row.dateTakenBy, today),
});

/** Days: the nearest, then the same day of the week. */
const offered = [-1, 1, -7, 7, -14, 14, -21, 21] as const;
const offeredAtMost = 2;
const farthest = Math.max(...offered);

/** `occupied` covers all days from `today` on. */
function freeDaysNear(date: CalendarDate, occupied: readonly OccupiedRow[], today: CalendarDate): CalendarDate[] {
  const { first } = openDays(today);
  const given = occupiedIn(occupied, { first: addDays(date, -farthest), last: addDays(date, farthest) });
  return offered
    .map((days) => addDays(date, days))
    .filter((day) => day >= first && !given.has(day))
    .slice(0, offeredAtMost)
    .toSorted();
}

export function dateOfLead(
  eventDate: CalendarDate | null,
  takenBy: TakenBy | null,
  occupied: readonly OccupiedRow[],
  today: CalendarDate,
): { state: DateState; freeDays: readonly CalendarDate[] } {
  const state = dateState(eventDate, takenBy, today);
  const mayMove = state === "free" || state === "hold" || state === "confirmed";
  if (!mayMove || !eventDate) return { state, freeDays: [] };
  return { state, freeDays: freeDaysNear(eventDate, occupied, today) };
}
