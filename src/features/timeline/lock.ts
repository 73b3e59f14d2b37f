import { addDays, type CalendarDate, instantAt } from "../../platform/dates.ts";

/** Days before an event at which its plan is locked, unless the DJ chose others, and the time of that day in minutes. */
export const usualLockDays = 7;
const lockedAt = 20 * 60;

/** The instant from which changes of a plan are proposals that the DJ accepts. */
export const lockInstant = (eventDate: CalendarDate, lockDays: number | null): number =>
  instantAt(addDays(eventDate, -(lockDays ?? usualLockDays)), lockedAt);
