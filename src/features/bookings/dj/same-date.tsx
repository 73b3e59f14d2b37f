import { bookingStatusLabels } from "../../../content/statuses.ts";
import { bookingTimes } from "../../admin/frame/booking-rows.tsx";
import { crewInWords } from "../model.ts";
import type { ListedBooking } from "../read-bookings.ts";
import { bookingPaths } from "./paths.ts";

/** Empty when the date is free. */
export function SameDate({
  bookings,
  own,
}: {
  bookings: readonly ListedBooking[];
  own?: Pick<ListedBooking, "crew" | "minutesBetween">;
}) {
  if (bookings.length === 0) return null;
  return (
    <div className="summary same-date">
      <span className="i-lucide-calendar-clock" aria-hidden="true" />
      <div>
        <p className="font-600">
          {own?.crew ? `A second event of its day, ${crewInWords(own)}.` : "That date has something already."}
        </p>
        <ul>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <a href={bookingPaths(booking.id).page}>
                {booking.eventType}, {booking.clientName}
              </a>
              , {bookingTimes(booking)}, {bookingStatusLabels[booking.status].toLowerCase()}
              {crewInWords(booking) ? `, ${crewInWords(booking)}` : ""}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
