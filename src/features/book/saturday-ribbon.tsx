import { dateInWords } from "../../platform/dates.ts";
import { dateOnBook } from "../site/paths.ts";
import { dateStateCopy } from "../site/sections/date-states.ts";
import type { AskedDates } from "./asked-dates.ts";

/** The Saturdays of a year at a glance. */
export function SaturdayRibbon({ saturdays, city }: Pick<AskedDates, "saturdays" | "city">) {
  return (
    <div className="saturdays">
      <h3 className="h3">Saturdays of the next twelve months</h3>
      <dl>
        {saturdays.map(([month, days]) => (
          <div key={month}>
            <dt>{month}</dt>
            {days.map(({ date, state }) => (
              <dd key={date}>
                <a className="date-day" href={dateOnBook(date, city)} rel="nofollow" data-state={state}>
                  <span aria-hidden="true">{Number(date.slice(8))}</span>
                  <span className="visually-hidden">{`${dateInWords(date)}: ${dateStateCopy[state].label}`}</span>
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
