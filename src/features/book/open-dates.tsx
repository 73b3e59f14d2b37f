import { type CalendarDate, weekdayOf } from "../../platform/dates.ts";
import { capitalized, dateIn, monthYearIn } from "../../platform/language.ts";
import { useWords } from "../../platform/pages/words.ts";
import { MonthTable } from "../../platform/ui/month-table.tsx";
import { dateOnBook, monthOnBook, openDatesFragment } from "../site/paths.ts";
import { dateStateIcons } from "./date-states.ts";
import type { RequestedDates, ShownDay } from "./requested-dates.ts";

export function OpenDates({ dates: { month, answer, saturdays, city, service } }: { dates: RequestedDates }) {
  const { book, formats } = useWords();
  const nameOf = (date: CalendarDate) => capitalized(monthYearIn(formats, date));
  const hrefOf = (date: CalendarDate) => formats.prefix + dateOnBook(date, city, service);
  return (
    <section className="open-dates" data-of-date="" id={openDatesFragment.slice(1)} aria-labelledby="open-dates-title">
      <div className="card month-card">
        <div className="month-head">
          <h2 className="h3" id="open-dates-title">
            <span className="visually-hidden">{book.openDatesIn} </span>
            {nameOf(month.first)}
          </h2>
          <nav aria-label={book.months}>
            <MonthLink day={month.before} rel="prev" />
            <MonthLink day={month.after} rel="next" />
          </nav>
        </div>
        <MonthTable
          month={month}
          caption={`${book.openDatesIn} ${monthYearIn(formats, month.first)}`}
          className="date-month"
        >
          {(date) => (
            <Day date={date} state={month.stateOf(date)} href={hrefOf(date)} isAsked={date === answer?.date} />
          )}
        </MonthTable>
        <p className="date-key small text-muted" aria-hidden="true">
          <span data-key="free">{book.saturdayFree}</span>
          <span data-key="held">{book.states.held}</span>
          <span data-key="taken">{book.states.taken}</span>
        </p>
        <details className="saturdays">
          <summary className="fold-summary">{book.saturdaysOfYear}</summary>
          <dl>
            {saturdays.map((days) => (
              <div key={days[0]?.date}>
                <dt>{days[0] ? nameOf(days[0].date) : null}</dt>
                {days.map(({ date, state }) => (
                  <dd key={date}>
                    <a className="date-day" href={hrefOf(date)} rel="nofollow" data-state={state}>
                      <span aria-hidden="true">{Number(date.slice(8))}</span>
                      <span className="visually-hidden">{`${dateIn(formats, date)}: ${book.states[state]}`}</span>
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
  const { formats } = useWords();
  if (!day) return null;
  return (
    <a
      className="btn btn-secondary btn-small"
      href={formats.prefix + monthOnBook(day.slice(0, 7))}
      rel={`${rel} nofollow`}
    >
      <span className={rel === "prev" ? "i-lucide-arrow-left" : "i-lucide-arrow-right"} aria-hidden="true" />
      <span className="visually-hidden">{capitalized(monthYearIn(formats, day))}</span>
    </a>
  );
}

function Day({ date, state, href, isAsked }: ShownDay & { href: string; isAsked: boolean }) {
  const { book, formats } = useWords();
  const icon = dateStateIcons[state];
  const content = (
    <time dateTime={date}>
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <span className="visually-hidden">{`${dateIn(formats, date)}: ${book.states[state]}`}</span>
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
