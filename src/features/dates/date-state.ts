import { addDays, type CalendarDate, daysBetween, isCalendarDate } from "../../platform/dates.ts";
import { daysOf, type Span } from "../../platform/months.ts";
import type { DateAnswer, DateState } from "./model.ts";

/** `until` is when a hold ends by itself, in milliseconds. */
export type Occupied = ReadonlyMap<CalendarDate, { state: "held" | "taken"; until: number | null }>;

/** In days for the first date, in years for the last. */
const soonest = 2;
const farthest = 2;

/** From a February 29 the last day is a 28th. */
export function openDays(today: CalendarDate): Span {
  const year = Number(today.slice(0, 4)) + farthest;
  const anniversary = `${year}${today.slice(4)}`;
  return { first: addDays(today, soonest), last: isCalendarDate(anniversary) ? anniversary : `${year}-02-28` };
}

/** `occupied` must cover `date` if it can be asked for. */
export function stateOf(date: CalendarDate, today: CalendarDate, occupied: Occupied): DateState {
  const open = openDays(today);
  if (date < today) return "past";
  if (date < open.first) return "too-soon";
  if (date > open.last) return "too-far";
  return occupied.get(date)?.state ?? "free";
}

/** In days, before and after. */
const nearby = 56;

/** Null when no day is open. */
export function openWithin(span: Span, today: CalendarDate): Span | null {
  const open = openDays(today);
  const first = span.first > open.first ? span.first : open.first;
  const last = span.last < open.last ? span.last : open.last;
  return first <= last ? { first, last } : null;
}

export const daysAround = (date: CalendarDate, today: CalendarDate): Span | null =>
  openWithin({ first: date, last: date }, today) &&
  openWithin({ first: addDays(date, -nearby), last: addDays(date, nearby) }, today);

/** All alternatives, and how many share the weekday. */
const named = 4;
const sameWeekday = 2;

function nearestFree(date: CalendarDate, today: CalendarDate, occupied: Occupied): CalendarDate[] {
  const span = daysAround(date, today);
  if (!span) return [];
  const distance = (day: CalendarDate) => Math.abs(Date.parse(day) - Date.parse(date));
  const free = daysOf(span)
    .filter((day) => !occupied.has(day))
    .sort((one, other) => distance(one) - distance(other));
  const isAlike = (day: CalendarDate) => daysBetween(day, date) % 7 === 0;
  const alike = free.filter(isAlike);
  const others = free.filter((day) => !isAlike(day));
  const first = alike.slice(0, sameWeekday);
  return [...first, ...others, ...alike.slice(sameWeekday)].slice(0, named);
}

export function answerOf(date: CalendarDate, today: CalendarDate, occupied: Occupied): DateAnswer {
  const state = stateOf(date, today, occupied);
  const isGiven = state === "held" || state === "taken";
  const until = state === "held" ? occupied.get(date)?.until : null;
  const heldUntil = until ? { heldUntil: new Date(until).toISOString() } : {};
  return { date, state, ...heldUntil, nearest: isGiven ? nearestFree(date, today, occupied) : [] };
}
