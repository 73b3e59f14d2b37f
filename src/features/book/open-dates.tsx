import { type CalendarDate, dateInWords, monthOf, weekdayOf } from "../../platform/dates.ts";
import { MonthTable } from "../../platform/ui/month-table.tsx";
import { dateOnBook, monthOnBook, openDatesFragment } from "../site/paths.ts";
import { dateStateCopy } from "./date-states.ts";
import type { RequestedDates, ShownDay } from "./requested-dates.ts";

export function OpenDates({ dates: { month, answer, saturdays, city, service } }: { dates: RequestedDates }) {
  return (
    <section className="open-dates" data-of-date="" id={openDatesFragment.slice(1)} aria-labelledby="open-dates-title">
      <div className="card month-card">
        <div className="month-head">
          <h2 className="h3" id="open-dates-title">
            <span className="visually-hidden">Open dates in </span>
            {monthOf(month.first)}
          </h2>
          <nav aria-label="Months">
            <MonthLink day={month.before} rel="prev" />
            <MonthLink day={month.after} rel="next" />
          </nav>
        </div>
        <MonthTable month={month} caption={`Open dates in ${monthOf(month.first)}`} className="date-month">
          {(date) => (
            <Day
              date={date}
              state={month.stateOf(date)}
              href={dateOnBook(date, city, service)}
              isAsked={date === answer?.date}
            />
          )}
        </MonthTable>
        <p className="date-key small text-muted" aria-hidden="true">
          <span data-key="free">Saturday, free</span>
          <span data-key="held">On hold</span>
          <span data-key="taken">Taken</span>
        </p>
        <details className="saturdays">
          <summary className="fold-summary">Saturdays of a year</summary>
          <dl>
            {saturdays.map(([name, days]) => (
              <div key={name}>
                <dt>{name}</dt>
                {days.map(({ date, state }) => (
                  <dd key={date}>
                    <a className="date-day" href={dateOnBook(date, city, service)} rel="nofollow" data-state={state}>
                      <span aria-hidden="true">{Number(date.slice(8))}</span>
                      <span className="visually-hidden">{`${dateInWords(date)}: ${dateStateCopy[state].label}`}</span>
                    </a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  );
}

function MonthLink({ day, rel }: { day: CalendarDate | null; rel: "prev" | "next" }) {
  if (!day) return null;
  return (
    <a className="btn btn-secondary btn-small" href={monthOnBook(day.slice(0, 7))} rel={`${rel} nofollow`}>
      <span className={rel === "prev" ? "i-lucide-arrow-left" : "i-lucide-arrow-right"} aria-hidden="true" />
      <span className="visually-hidden">{monthOf(day)}</span>
    </a>
  );
}

function Day({ date, state, href, isAsked }: ShownDay & { href: string; isAsked: boolean }) {
  const { label, icon } = dateStateCopy[state];
  const content = (
    <time dateTime={date}>
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <span className="visually-hidden">{`${dateInWords(date)}: ${label}`}</span>
    </time>
  );
  if (!icon) return <span className="date-day">{content}</span>;
  return (
    <a
      className="date-day"
      href={href}
      rel="nofollow"
      data-state={state}
      data-saturday={weekdayOf(date) === 6 ? "" : undefined}
      aria-current={isAsked ? "date" : undefined}
    >
      {content}
    </a>
  );
}
