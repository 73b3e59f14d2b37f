import type { ListedBooking } from "../../business/bookings/queries.ts";
import { type CalendarDate, dateInWords, monthOf } from "../../dates.ts";
import { MonthTable } from "../../ui/month-table.tsx";
import { bookingStatusCopy } from "../frame/statuses.ts";
import { bookingPaths, newBookingOn } from "../paths.ts";

interface BookingMonthProps {
  /** The first and the last day of the month. */
  first: CalendarDate;
  last: CalendarDate;
  today: CalendarDate;
  bookings: readonly ListedBooking[];
}

/** A month of bookings as a table, whose days can be tapped. On a phone a day shows that it is booked, and the list below says by what. */
export function BookingMonth({ first, last, today, bookings }: BookingMonthProps) {
  const on = (day: CalendarDate) => bookings.filter(({ eventDate }) => eventDate === day);
  return (
    <MonthTable month={{ first, last }} caption={`Bookings in ${monthOf(first)}`} className="month" today={today}>
      {(day) => (
        <>
          <Day day={day} today={today} bookings={on(day)} />
          {on(day).map((booking) => (
            <DayEntry key={booking.id} booking={booking} />
          ))}
        </>
      )}
    </MonthTable>
  );
}

/** The number of a day: leads to what is booked on it, or to a new booking on a day that is not over. */
function Day({ day, today, bookings }: { day: CalendarDate; today: CalendarDate; bookings: readonly ListedBooking[] }) {
  const [first] = bookings;
  const number = (
    <time dateTime={day}>
      <span className="visually-hidden">
        {dateInWords(day)}
        {day === today ? ", today" : ""}
        {first ? `: ${first.eventType}, ${first.clientName}` : day >= today ? ": new booking" : ""}
      </span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
    </time>
  );
  if (!first && day < today) return number;
  return (
    <a
      className="month-day"
      href={first ? bookingPaths(first.id).page : newBookingOn(day)}
      data-tone={first ? bookingStatusCopy[first.status].tone : undefined}
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
