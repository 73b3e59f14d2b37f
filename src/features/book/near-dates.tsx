import { site } from "../../content/site.ts";
import { type CalendarDate, daysBetween } from "../../platform/dates.ts";
import { briefWeekdayIn, countIn, fill } from "../../platform/language.ts";
import { useWords } from "../../platform/pages/words.ts";
import type { DateState } from "../dates/model.ts";

export type KnownState = Extract<DateState, "free" | "held" | "taken">;

interface NearDatesProps {
  date: CalendarDate;
  nearest: readonly CalendarDate[];
  hrefOf: (day: CalendarDate) => string;
  sunsetOf: (day: CalendarDate) => string;
}

export function NearDates({ date, nearest, hrefOf, sunsetOf }: NearDatesProps) {
  const { book, formats, landing } = useWords();
  function distanceTo(day: CalendarDate): string {
    const days = daysBetween(date, day);
    const side = days < 0 ? book.before : book.after;
    const count = Math.abs(days);
    return count % 7 === 0 ? countIn(formats, side.weeks, count / 7) : countIn(formats, side.days, count);
  }
  if (nearest.length === 0)
    return (
      <p className="text-muted">
        {book.noneNear}{" "}
        <a className="underline" href={site.phone.href}>
          {fill(book.callUs, { phone: site.phone.display })}
        </a>
        {book.together}
      </p>
    );
  return (
    <>
      <p className="font-600">{book.near}</p>
      <ul className="near-dates">
        {nearest.map((day) => (
          <li key={day}>
            <a href={hrefOf(day)} rel="nofollow">
              <b>{briefWeekdayIn(formats, day)}</b>
              <span>{distanceTo(day)}</span>
              <span>
                {landing.sunset} {sunsetOf(day)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
