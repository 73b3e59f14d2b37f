import { type CalendarDate, dateInWords, monthOf } from "../../../platform/dates.ts";
import { MonthTable } from "../../../platform/ui/month-table.tsx";
import { bookingStatusCopy } from "../../admin/frame/labels.ts";
import { adminPaths } from "../../admin/paths.ts";
import type { DayOff } from "../../dates/blocked-days.ts";
import type { ListedBooking } from "../read-bookings.ts";
import { bookingPaths, newBookingOn } from "./paths.ts";

const offCopy = {
  blocked: { icon: "i-lucide-calendar-x", label: "Blocked", href: adminPaths.blockedDays },
  busy: { icon: "i-lucide-calendar-sync", label: "Busy", href: adminPaths.calendars },
} as const satisfies Record<DayOff["kind"], object>;

const offInWords = ({ kind, label }: DayOff): string =>
  label === null ? offCopy[kind].label : `${offCopy[kind].label}: ${label}`;

interface DayProps {
  day: CalendarDate;
  today: CalendarDate;
  bookings: readonly ListedBooking[];
  off: readonly DayOff[];
}

function Day({ day, today, bookings, off: [off] }: DayProps) {
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

function DayEntry({ booking: { id, status, eventType, clientName } }: { booking: ListedBooking }) {
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

interface BookingMonthProps {
  first: CalendarDate;
  last: CalendarDate;
  today: CalendarDate;
  bookings: readonly ListedBooking[];
  /** Blocked, or busy by another calendar. */
  off: ReadonlyMap<CalendarDate, readonly DayOff[]>;
}

/** A phone shows only which days are booked; the list below has the details. */
export function BookingMonth({ first, last, today, bookings, off }: BookingMonthProps) {
  const on = (day: CalendarDate) => bookings.filter(({ eventDate }) => eventDate === day);
  return (
    <MonthTable month={{ first, last }} caption={`Bookings in ${monthOf(first)}`} className="month" today={today}>
      {(day) => (
        <>
          <Day day={day} today={today} bookings={on(day)} off={off.get(day) ?? []} />
          {on(day).map((booking) => (
            <DayEntry key={booking.id} booking={booking} />
          ))}
          {(off.get(day) ?? []).map((one) => (
            <a key={`${one.kind} ${one.label}`} className="month-entry" href={offCopy[one.kind].href}>
              <span className={offCopy[one.kind].icon} aria-hidden="true" />
              <span>{offInWords(one)}</span>
            </a>
          ))}
        </>
      )}
    </MonthTable>
  );
}
