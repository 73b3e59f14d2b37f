import type { Statistics } from "../../business/reports/statistics.ts";
import { dollars } from "../../money.ts";
import { monthAndYear, total, weekdayAndDay } from "../frame/charts/chart.ts";
import { RowChart } from "../frame/charts/row-chart.tsx";
import { adminPaths } from "../paths.ts";

/** The value of confirmed and completed bookings by month of the event. */
export function BookedMonths({ statistics: { byMonth, months, today } }: { statistics: Statistics }) {
  const found = new Map(byMonth.map((row) => [row.month, row]));
  const all = total(byMonth.map(({ revenue }) => revenue));
  if (byMonth.length === 0) return <p className="text-muted">No booked events a year back or half a year ahead.</p>;
  const current = today.slice(0, 7);
  return (
    <RowChart
      id="revenue-chart"
      foldEmpty
      title="Booked revenue by month"
      description={`${dollars(all)} from 12 months back to 6 months ahead, by the date of the event.`}
      head={["Month", "Booked", "Events"]}
      rows={months.map((month) => {
        const { revenue = 0, bookings = 0 } = found.get(month) ?? {};
        const name = monthAndYear(`${month}-01`);
        return {
          label: month === current ? `${name}, now` : name,
          value: revenue,
          shown: dollars(revenue),
          tone: month === current ? "now" : "mark",
          more: [String(bookings)],
        };
      })}
    />
  );
}

/** The next confirmed events. */
export function NextEvents({ events }: { events: Statistics["nextEvents"] }) {
  if (events.length === 0) return <p className="text-muted">Nothing confirmed in the next 90 days.</p>;
  return (
    <>
      <ul className="rows">
        {events.map(({ id, eventDate, eventType, packageName, city }) => (
          <li key={id}>
            <time className="whole shrink-0 w-28 tabular-nums" dateTime={eventDate}>
              {weekdayAndDay(eventDate)}
            </time>
            <span className="min-w-0">
              <b className="block">{eventType}</b>
              <span className="text-muted">{[packageName, city].filter(Boolean).join(", ")}</span>
            </span>
          </li>
        ))}
      </ul>
      <a className="text-link mt-3" href={adminPaths.bookings}>
        All bookings
      </a>
    </>
  );
}
