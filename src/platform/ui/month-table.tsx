import type { ReactNode } from "react";
import { dayName, weekdays } from "../../content/schedule.ts";
import type { CalendarDate } from "../dates.ts";
import { type Span, weeksOf } from "../months.ts";

interface MonthTableProps {
  /** The first and the last day of the month. */
  month: Span;
  /** What the table is of, for those who do not see it. */
  caption: string;
  className: string;
  /** The day that is marked as today's. */
  today?: CalendarDate;
  /** What stands in the cell of a day. */
  children: (day: CalendarDate) => ReactNode;
}

/** A month as a table: a row a week, Sunday first. */
export function MonthTable({ month, caption, className, today, children }: MonthTableProps) {
  return (
    <table className={className}>
      <caption className="visually-hidden">{caption}</caption>
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
        {weeksOf(month).map((week, index) => (
          <tr key={week.find((day) => day !== null) ?? index}>
            {week.map((day, weekday) =>
              day ? (
                <td key={day} data-today={day === today ? "" : undefined}>
                  {children(day)}
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
