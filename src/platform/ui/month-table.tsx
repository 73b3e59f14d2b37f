import type { ReactNode } from "react";
import type { CalendarDate } from "../dates.ts";
import { weekdayNameIn } from "../language.ts";
import { type Span, weeksOf } from "../months.ts";
import { useWords } from "../pages/words.ts";

const weekdays = [0, 1, 2, 3, 4, 5, 6];

interface MonthTableProps {
  month: Span;
  /** For screen readers. */
  caption: string;
  className: string;
  today?: CalendarDate;
  children: (day: CalendarDate) => ReactNode;
}

export function MonthTable({ month, caption, className, today, children }: MonthTableProps) {
  const { formats } = useWords();
  return (
    <table className={className}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={weekdayNameIn(formats, day, "long")}>
              {weekdayNameIn(formats, day, "short")}
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
