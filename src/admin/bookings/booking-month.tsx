import type { ListedBooking } from "../../business/bookings/queries.ts";
import { dayName, weekdays } from "../../content/schedule.ts";
import { addDays, type CalendarDate, dateInWords, monthOf, weekdayOf } from "../../dates.ts";
import { bookingStatusCopy } from "../frame/statuses.ts";
import { bookingPaths, newBookingOn } from "../paths.ts";

interface BookingMonthProps {
  /** The first and the last day of the month. */
  first: CalendarDate;
  last: CalendarDate;
  today: CalendarDate;
  bookings: readonly ListedBooking[];
}

/** The days from `first` to `last`. */
function daysOf(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days = [first];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The weeks of the days, Sunday first; what lies outside is `null`. */
function weeksOf(days: readonly CalendarDate[]): (readonly (CalendarDate | null)[])[] {
  const blank = (count: number) => Array.from({ length: count }, () => null);
  const [first] = days;
  const cells = [...blank(first ? weekdayOf(first) : 0), ...days];
  const padded = [...cells, ...blank((7 - (cells.length % 7)) % 7)];
  return Array.from({ length: padded.length / 7 }, (_, week) => padded.slice(week * 7, week * 7 + 7));
}

/** A month of bookings as a table, whose days can be tapped. On a phone a day shows that it is booked, and the list below says by what. */
export function BookingMonth({ first, last, today, bookings }: BookingMonthProps) {
  const on = (day: CalendarDate) => bookings.filter(({ eventDate }) => eventDate === day);
  return (
    <table className="month">
      <caption className="visually-hidden">{`Bookings in ${monthOf(first)}`}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={dayName(day)}>
              {dayName(day).slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(daysOf(first, last)).map((week, index) => (
          <tr key={week.find((day) => day !== null) ?? index}>
            {week.map((day, weekday) =>
              day ? (
                <td key={day} data-today={day === today ? "" : undefined}>
                  <Day day={day} today={today} bookings={on(day)} />
                  {on(day).map((booking) => (
                    <DayEntry key={booking.id} booking={booking} />
                  ))}
                </td>
              ) : (
                <td key={weekdays[weekday]} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
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
