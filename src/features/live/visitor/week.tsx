import { clockHour, type Weekday, weekdays } from "../../../content/schedule.ts";
import { ShowSchedule } from "../../site/sections/show-schedule.tsx";

/** Monday first, as the week is drawn. */
const week: readonly Weekday[] = [...weekdays.slice(1), "sunday"];

/** The hours that the drawn week names. Its first is 2 PM, its last midnight (see week.css). */
const namedHours = [16, 18, 20, 22];

/** The live sets as a week of seven columns, to scale; on a phone the plain list. */
export function Week() {
  return (
    <div className="week card">
      <div className="week-hours micro" aria-hidden="true">
        {namedHours.map((hour) => (
          <span key={hour} data-start={hour}>
            {clockHour(hour)}
          </span>
        ))}
      </div>
      <ShowSchedule days={week} />
    </div>
  );
}
