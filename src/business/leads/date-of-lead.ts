import type { DateState } from "../../content/reply-templates.ts";
import { addDays, type CalendarDate, isCalendarDate } from "../../dates.ts";
import type { ListedContact } from "./inbox.ts";
import type { BookedDay, Contact } from "./lead-in-full.ts";
import { type ReplyClock, replyClock } from "./reply-clock.ts";

/** How a date stands on `today` that `takenBy` a booking of somebody else; nothing has taken it when that is `null`. */
export function dateState(
  eventDate: string | null,
  takenBy: "confirmed" | "hold" | null,
  today: CalendarDate,
): DateState {
  if (eventDate === null || !isCalendarDate(eventDate)) return "none";
  return eventDate < today ? "past" : (takenBy ?? "free");
}

/** A contact of a list with its reply clock and the state of its date as of `now`. */
export const rowOfLead = (
  row: ListedContact,
  now: number,
  today: CalendarDate,
): ListedContact & { clock: ReplyClock; dateState: DateState } => ({
  ...row,
  clock: replyClock(row, now),
  dateState: dateState(row.eventDate, row.dateTakenBy, today),
});

/** Days that are offered in place of a date: the nearest, then the same day of the week. */
const offered = [-1, 1, -7, 7] as const;
const offeredAtMost = 2;

/** How the date of a contact stands on `today`, and the free days nearest to it, the earlier first. */
export function dateOfLead(
  { eventDate, email }: Pick<Contact, "eventDate" | "email">,
  booked: readonly Pick<BookedDay, "eventDate" | "status" | "clientEmail">[],
  today: CalendarDate,
): { state: DateState; freeDays: readonly CalendarDate[] } {
  const states = booked
    .filter((each) => each.eventDate === eventDate && each.clientEmail !== email.toLowerCase())
    .map(({ status }) => status);
  const takenBy = states.includes("confirmed") ? "confirmed" : states.length > 0 ? "hold" : null;
  const state = dateState(eventDate, takenBy, today);
  if (state === "none" || state === "past" || !eventDate || !isCalendarDate(eventDate)) return { state, freeDays: [] };
  const freeDays = offered
    .map((days) => addDays(eventDate, days))
    .filter((day) => day >= today && booked.every((each) => each.eventDate !== day))
    .slice(0, offeredAtMost);
  return { state, freeDays: freeDays.toSorted() };
}
