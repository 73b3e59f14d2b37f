import { type Show, type Weekday, weekdays } from "../../content/office-hours.ts";
import { clockHour, dayName, schedule, showHours } from "../../content/schedule.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { showCalendar } from "../site/paths.ts";

function Slot({ show }: { show: Show }) {
  const until = show.start + show.hours;
  return (
    <a
      className="slot"
      href={showCalendar(show.day)}
      data-start={show.start}
      data-hours={show.hours}
      data-from={clockHour(show.start)}
      data-until={until % 24 ? clockHour(until) : "midnight"}
    >
      <span className="slot-label">Live set</span>
      <span className="slot-time">{showHours(show)}</span>
      <span className="badge" data-badge="" hidden />
      <span className="i-lucide-calendar-plus slot-icon" aria-hidden="true" />
      <span className="visually-hidden">, add {dayName(show.day)} to your calendar</span>
    </a>
  );
}

interface ShowScheduleProps {
  days?: readonly Weekday[];
  withoutSet?: readonly CalendarDate[] | undefined;
}

/** See show-clock.browser.ts. */
export function ShowSchedule({ days = schedule.map(({ day }) => day), withoutSet }: ShowScheduleProps) {
  return (
    <ul className="shows" data-without-set={withoutSet?.join(" ")}>
      {days.map((day) => {
        const show = schedule.find((each) => each.day === day);
        return (
          <li key={day} data-show={weekdays.indexOf(day)} data-empty={show ? undefined : ""}>
            <span className="show-day">{dayName(day)}</span>
            {show ? <Slot show={show} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
