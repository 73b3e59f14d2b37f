import { bookingPaths } from "../../admin-paths.ts";
import { bookingStatusCopy } from "../../content/admin/statuses.ts";
import type { ListedBooking } from "../../db/admin-bookings.ts";
import { bookingTimes } from "./booking-rows.tsx";

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
              , {bookingTimes(booking)}, {bookingStatusCopy[booking.status].label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
