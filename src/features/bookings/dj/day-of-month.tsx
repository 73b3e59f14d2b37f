import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
import { bookingStatusCopy } from "../../admin/frame/statuses.ts";
import { adminPaths } from "../../admin/paths.ts";
import type { DayOff } from "../../dates/days-off.ts";
import type { ListedBooking } from "../list-bookings.ts";
import { bookingPaths, newBookingOn } from "./paths.ts";

/** What takes a day off, in words and with its look. */
export const offCopy = {
  blocked: { icon: "i-lucide-calendar-x", label: "Blocked", href: adminPaths.blockedDays },
  busy: { icon: "i-lucide-calendar-sync", label: "Busy", href: adminPaths.calendars },
} as const satisfies Record<DayOff["kind"], object>;

export const offInWords = ({ kind, label }: DayOff): string =>
  label === null ? offCopy[kind].label : `${offCopy[kind].label}: ${label}`;

interface DayProps {
  day: CalendarDate;
  today: CalendarDate;
  bookings: readonly ListedBooking[];
  off: readonly DayOff[];
}

/** The number of a day: leads to what is booked on it, to why it is off, or to a new booking on a day that is not over. */
export function Day({ day, today, bookings, off: [off] }: DayProps) {
  const [first] = bookings;
  const isOver = day < today;
  const words = first ? `${first.eventType}, ${first.clientName}` : off ? offInWords(off) : isOver ? "" : "new booking";
  const number = (
    <time dateTime={day}>
      <span className="visually-hidden">
        {dateInWords(day)}
        {day === today ? ", today" : ""}
        {words && `: ${words}`}
      </span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
    </time>
  );
  if (!first && !off && isOver) return number;
  return (
    <a
      className="month-day"
      href={first ? bookingPaths(first.id).page : off ? offCopy[off.kind].href : newBookingOn(day)}
      data-tone={first ? bookingStatusCopy[first.status].tone : undefined}
      data-off={!first && off ? "" : undefined}
    >
      {number}
    </a>
  );
}
