import { clockHour, dayName, type Show, schedule, showHours, type Weekday, weekdays } from "../../content/schedule.ts";
import { showCalendar } from "../paths.ts";

/** Monday first, as the week is drawn. */
const week: readonly Weekday[] = [...weekdays.slice(1), "sunday"];

/** The hours that the drawn week names. Its first is 2 PM, its last midnight (see show-schedule.css). */
const namedHours = [16, 18, 20, 22];

function Slot({ show }: { show: Show }) {
  return (
    <a className="slot" href={showCalendar(show.day)} data-start={show.start} data-hours={show.hours}>
      <span className="slot-label">Live set</span>
      <span className="slot-time">{showHours(show)}</span>
      <span className="badge slot-badge" data-badge="" hidden />
      <span className="i-lucide-calendar-plus slot-icon" aria-hidden="true" />
      <span className="visually-hidden">, add {dayName(show.day)} to your calendar</span>
    </a>
  );
}

/**
 * The weekly live sets in Eastern time, each with its calendar file: a list, or (`drawn`) on wide screens the week as
 * seven columns with its sets to scale. What is on air or next is marked in the browser, see site/sections/show-clock.browser.ts.
 */
export function ShowSchedule({ drawn = false }: { drawn?: boolean }) {
  const days = drawn ? week : schedule.map(({ day }) => day);
  return (
    <div className={drawn ? "week card" : ""}>
      {drawn ? (
        <div className="week-hours micro" aria-hidden="true">
          {namedHours.map((hour) => (
            <span key={hour} data-start={hour}>
              {clockHour(hour)}
            </span>
          ))}
        </div>
      ) : null}
      <ul className="shows">
        {days.map((day) => {
          const show = schedule.find((each) => each.day === day);
          return (
            <li key={day} data-show={day} data-empty={show ? undefined : ""}>
              <span className="show-day">{dayName(day)}</span>
              {show ? <Slot show={show} /> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
