import type { ListedBooking } from "../../business/bookings/list-bookings.ts";
import { bookingStatusLabels } from "../../vocabulary/statuses.ts";
import { bookingPaths } from "../booking-paths.ts";
import { bookingTimes } from "../frame/booking-rows.tsx";

/** What else is on a booking's date. Shows nothing when the date is free. */
export function SameDate({ bookings }: { bookings: readonly ListedBooking[] }) {
  if (bookings.length === 0) return null;
  return (
    <div className="summary same-date">
      <span className="i-lucide-calendar-clock" aria-hidden="true" />
      <div>
        <p className="font-600">That date has something already.</p>
        <ul>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <a href={bookingPaths(booking.id).page}>
                {booking.eventType}, {booking.clientName}
              </a>
              , {bookingTimes(booking)}, {bookingStatusLabels[booking.status].toLowerCase()}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
