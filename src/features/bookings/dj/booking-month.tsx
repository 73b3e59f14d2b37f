import { type CalendarDate, monthOf } from "../../../platform/dates.ts";
import { MonthTable } from "../../../platform/ui/month-table.tsx";
import type { DayOff } from "../../dates/days-off.ts";
import type { ListedBooking } from "../list-bookings.ts";
import { DayEntry } from "./day-entry.tsx";
import { Day, offCopy, offInWords } from "./day-of-month.tsx";

interface BookingMonthProps {
  /** The first and the last day of the month. */
  first: CalendarDate;
  last: CalendarDate;
  today: CalendarDate;
  bookings: readonly ListedBooking[];
  /** Days that are blocked, or busy by a calendar elsewhere. */
  off: ReadonlyMap<CalendarDate, readonly DayOff[]>;
}

/** A month of bookings as a table, whose days can be tapped. On a phone a day shows that it is booked, and the list below says by what. */
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
