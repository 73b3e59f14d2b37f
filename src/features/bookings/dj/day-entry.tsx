import { bookingStatusCopy } from "../../admin/frame/statuses.ts";
import type { ListedBooking } from "../list-bookings.ts";
import { bookingPaths } from "./paths.ts";

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
