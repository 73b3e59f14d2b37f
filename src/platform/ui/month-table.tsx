import type { ReactNode } from "react";
import { dayName, weekdays } from "../../content/schedule.ts";
import type { CalendarDate } from "../dates.ts";
import { type Span, weeksOf } from "../months.ts";

interface MonthTableProps {
  month: Span;
  /** For screen readers. */
  caption: string;
  className: string;
  today?: CalendarDate;
  children: (day: CalendarDate) => ReactNode;
}

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
