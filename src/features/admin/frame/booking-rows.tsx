import { isCalendarDate, timeInWords } from "../../../platform/dates.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import type { ListedBooking } from "../../bookings/read-bookings.ts";
import { DateTile } from "./date-badge.tsx";
import { bookingStatusCopy } from "./labels.ts";
import { StatusBadge } from "./status-badge.tsx";

/** When a booking is, in words: "6:00 PM to 11:00 PM". */
export const bookingTimes = ({ startTime, endTime }: Pick<ListedBooking, "startTime" | "endTime">): string =>
  `${timeInWords(startTime)} to ${timeInWords(endTime)}`;

/** Bookings one below the other, each with its date, what it is and its state. */
export function BookingRows({ bookings }: { bookings: readonly ListedBooking[] }) {
  return (
    <ul className="panel-rows panel-entries booking-rows">
      {bookings.map((booking) => (
        <li key={booking.id}>
          {isCalendarDate(booking.eventDate) ? <DateTile date={booking.eventDate} /> : null}
          <div>
            <h3>
              <a href={bookingPaths(booking.id).page}>
                {booking.eventType}, {booking.clientName}
              </a>
            </h3>
            <p>
              {[bookingTimes(booking), booking.packageName, booking.venue, booking.city]
                .filter(Boolean)
                .join("\u00a0· ")}
            </p>
          </div>
          <StatusBadge status={bookingStatusCopy[booking.status]} />
        </li>
      ))}
    </ul>
  );
}
