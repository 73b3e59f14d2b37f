import { addDays, type CalendarDate, calendarDateAt, isCalendarDate } from "../../platform/dates.ts";
import { categoryOf } from "../bookings/client-view.ts";
import { type PlanningMail, planningMails } from "./model.ts";
import { type ChangedText, planningTextFor } from "./texts.ts";

/** A booking as far as its planning mails depend on it. What is done already needs no mail. */
export interface PlannedBooking {
  eventDate: string;
  eventType: string;
  hasMoments: boolean;
  hasSongs: boolean;
  hasDetails: boolean;
}

/** Days after its day on which a thank-you still goes out. */
const thanksFor = 7;

/** Days before the event, in which each mail was due that another has not replaced. */
const beforehand = planningMails.filter((mail) => mail !== "thanks");

const isDone: Readonly<Record<PlanningMail, (booking: PlannedBooking) => boolean>> = {
  plan: ({ hasMoments }) => hasMoments,
  songs: ({ hasSongs }) => hasSongs,
  details: ({ hasDetails }) => hasDetails,
  tomorrow: () => false,
  thanks: () => false,
};

/** The days on which a booking's mail may go out, the first and the last; null when it never does. */
function windowOf(
  mail: PlanningMail,
  eventDate: CalendarDate,
  daysOf: (mail: PlanningMail) => number,
): { first: CalendarDate; last: CalendarDate } | null {
  const days = daysOf(mail);
  if (mail === "thanks") return { first: addDays(eventDate, days), last: addDays(eventDate, days + thanksFor) };
  const next = Math.max(0, ...beforehand.map(daysOf).filter((other) => other < days));
  return days > next ? { first: addDays(eventDate, -days), last: addDays(eventDate, -next - 1) } : null;
}

/**
 * The mails that are due to a booking at `now` (an instant): those whose day has come and whose successor's has not, by day at the
 * business, unless they are paused or what they ask for is done.
 */
export function duePlanningMails(
  booking: PlannedBooking,
  changed: readonly ChangedText[],
  now: number,
): PlanningMail[] {
  const { eventDate } = booking;
  if (!isCalendarDate(eventDate)) return [];
  const today = calendarDateAt(now);
  const audience = categoryOf(booking.eventType) ?? "any";
  const textOf = (mail: PlanningMail) => planningTextFor(mail, audience, changed);
  return planningMails.filter((mail) => {
    const window = windowOf(mail, eventDate, (each) => textOf(each).days);
    const isTime = window !== null && today >= window.first && today <= window.last;
    return isTime && !textOf(mail).isPaused && !isDone[mail](booking);
  });
}
