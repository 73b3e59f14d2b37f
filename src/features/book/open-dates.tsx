import { type CalendarDate, dateInWords, monthOf } from "../../platform/dates.ts";
import { MonthTable } from "../../platform/ui/month-table.tsx";
import { dateOnBook, monthOnBook, openDatesFragment } from "../site/paths.ts";
import { dateStateCopy } from "../site/sections/date-states.ts";
import type { RequestedDates, ShownDay } from "./asked-dates.ts";

/** The Saturdays of a year at a glance. */
function SaturdayRibbon({ saturdays, city }: Pick<RequestedDates, "saturdays" | "city">) {
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

/** The dates that are free: a month as a table, and the Saturdays of a year. */
export function OpenDates({ dates: { month, answer, saturdays, city } }: { dates: RequestedDates }) {
  return (
    <section
      className="wrap section open-dates"
      data-of-date=""
      id={openDatesFragment.slice(1)}
      aria-labelledby="open-dates-title"
    >
      <div className="split">
        <h2 className="h2" id="open-dates-title">
          Open dates
        </h2>
        <p className="lead">
          Press a day to ask for it. Wedding dates book 6-12 months ahead; what is open here can still be yours, however
          near.
        </p>
      </div>
      <div className="card month-card">
        <nav className="month-head" aria-label="Months">
          <MonthLink day={month.before} rel="prev" />
          <p className="h3" aria-hidden="true">
            {monthOf(month.first)}
          </p>
          <MonthLink day={month.after} rel="next" />
        </nav>
        <MonthTable month={month} caption={`Open dates in ${monthOf(month.first)}`} className="date-month">
          {(date) => <Day date={date} state={month.stateOf(date)} city={city} isAsked={date === answer?.date} />}
        </MonthTable>
        <p className="date-key small text-muted" aria-hidden="true">
          {(["free", "held", "taken"] as const).map((state) => (
            <span key={state} data-state={state}>
              <span className={dateStateCopy[state].icon} />
              {dateStateCopy[state].label}
            </span>
          ))}
        </p>
      </div>
      <SaturdayRibbon saturdays={saturdays} city={city} />
    </section>
  );
}

/** Leads to the month of `day`, if there is one. */
function MonthLink({ day, rel }: { day: CalendarDate | null; rel: "prev" | "next" }) {
  if (!day) return <span />;
  return (
    <a className="btn btn-secondary btn-small" href={monthOnBook(day.slice(0, 7))} rel={`${rel} nofollow`}>
      <span className={rel === "prev" ? "i-lucide-arrow-left" : "i-lucide-arrow-right"} aria-hidden="true" />
      <span className="visually-hidden">{monthOf(day)}</span>
    </a>
  );
}

/** A day with what it is; one that can be asked for leads to its answer. */
function Day({ date, state, city, isAsked }: ShownDay & { city: string | null; isAsked: boolean }) {
  const { label, icon } = dateStateCopy[state];
  const content = (
    <>
      <time dateTime={date}>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <span className="visually-hidden">{`${dateInWords(date)}: ${label}`}</span>
      </time>
      {icon ? <span className={icon} aria-hidden="true" /> : null}
    </>
  );
  if (!icon) return <span className="date-day">{content}</span>;
  return (
    <a
      className="date-day"
      href={dateOnBook(date, city)}
      rel="nofollow"
      data-state={state}
      aria-current={isAsked ? "date" : undefined}
    >
      {content}
    </a>
  );
}
