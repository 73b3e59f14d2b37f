import { site } from "../../content/site.ts";
import { type CalendarDate, daysBetween, weekdayInBrief } from "../../platform/dates.ts";
import type { DateState } from "../dates/model.ts";

export type KnownState = Extract<DateState, "free" | "held" | "taken">;

interface NearDatesProps {
  date: CalendarDate;
  nearest: readonly CalendarDate[];
  hrefOf: (day: CalendarDate) => string;
}

export function NearDates({ date, nearest, hrefOf }: NearDatesProps) {
  if (nearest.length === 0)
    return (
      <p className="text-muted">
        Nothing close to it is free.{" "}
        <a className="underline" href={site.phone.href}>
          Call {site.phone.display}
        </a>
        , and we look together.
      </p>
    );
  return (
    <>
      <p className="font-600">These days are free:</p>
      <ul className="near-dates">
        {nearest.map((day) => (
          <li key={day}>
            <a href={hrefOf(day)} rel="nofollow">
              <b>{weekdayInBrief(day)}</b>
              <span>{distanceInWords(date, day)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function distanceInWords(date: CalendarDate, day: CalendarDate): string {
  const days = daysBetween(date, day);
  const side = days < 0 ? "before" : "after";
  const count = Math.abs(days);
  if (count === 1) return `the day ${side}`;
  if (count === 7) return `a week ${side}`;
  return count % 7 === 0 ? `${count / 7} weeks ${side}` : `${count} days ${side}`;
}
