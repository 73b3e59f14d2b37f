import type { ListedBooking } from "../../business/bookings/list-bookings.ts";
import { bookingPaths } from "../booking-paths.ts";
import { bookingStatusCopy } from "../frame/statuses.ts";

export function DayEntry({ booking: { id, status, eventType, clientName } }: { booking: ListedBooking }) {
  const { label, icon, tone } = bookingStatusCopy[status];
  return (
    <a className="month-entry" href={bookingPaths(id).page} data-tone={tone}>
      <span className={icon} aria-hidden="true" />
      <span>
        {eventType}
        <span className="visually-hidden">{`, ${clientName}, ${label.toLowerCase()}`}</span>
      </span>
    </a>
  );
}
