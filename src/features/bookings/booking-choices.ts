import type { CalendarDate } from "../../platform/dates.ts";
import type { BookingChoice } from "../portal/frame/view.ts";
import type { ClientBooking } from "./client-bookings.ts";
import { eventDateOf } from "./client-view.ts";

/** Bookings in the order of the portal: what is ahead by date, then what is over or was played, canceled ones last. */
export function inOrder<Booking extends Pick<ClientBooking, "id" | "eventDate" | "status">>(
  bookings: readonly Booking[],
  today: CalendarDate,
): Booking[] {
  const rank = ({ status, eventDate }: Booking) =>
    status === "cancelled" ? 2 : status === "completed" || eventDate < today ? 1 : 0;
  const place = ({ eventDate, id }: Booking) => `${eventDate} ${id}`;
  return bookings.toSorted((a, b) => {
    const later = place(a) < place(b) ? -1 : 1;
    return rank(a) - rank(b) || (rank(a) === 0 ? later : -later);
  });
}

/** A client's bookings to choose among, in that order. */
export const choicesAmong = (
  rows: readonly Pick<ClientBooking, "id" | "eventDate" | "eventType" | "status">[],
  today: CalendarDate,
): BookingChoice[] =>
  inOrder(rows, today).map((row) => ({ id: row.id, eventDate: eventDateOf(row), eventType: row.eventType }));
