import { clockHour, type Weekday, weekdays } from "../../../content/schedule.ts";
import { instantInWords } from "../../../platform/dates.ts";
import { SiteLink } from "../../../platform/ui/site-link.tsx";
import { datedShowCalendar } from "../../site/paths.ts";
import { ShowSchedule } from "../show-schedule.tsx";
import type { DatedShow } from "../shows.ts";

const week: readonly Weekday[] = [...weekdays.slice(1), "sunday"];

/** The drawn week goes from 2 PM to midnight (see week.css). */
const namedHours = [16, 18, 20, 22];

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

export function ComingUp({ shows }: { shows: readonly DatedShow[] }) {
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="coming-title">
      <h2 className="h2 mb-7" id="coming-title">
        Coming up
      </h2>
      <ul className="rows">
        {shows.map(({ id, title, datetime, venue, city, ticketsUrl, isLive }) => (
          <li key={id} id={`show-${id}`}>
            <div>
              <h3 className="font-600">{title}</h3>
              <p className="small text-muted">
                <time dateTime={new Date(datetime).toISOString()}>{instantInWords(datetime)}</time>
                {[venue, city, isLive ? "streamed live" : null].map((fact) => (fact ? `, ${fact}` : ""))}
              </p>
              {ticketsUrl ? (
                <SiteLink link={{ label: "Tickets", href: ticketsUrl, external: true }} className="text-link" />
              ) : null}
            </div>
            <div className="text-right ml-auto">
              <a className="btn btn-secondary live-add" href={datedShowCalendar(id)}>
                <span className="i-lucide-calendar-plus" aria-hidden="true" />
                <span className="visually-hidden">Add {title} to your calendar</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
