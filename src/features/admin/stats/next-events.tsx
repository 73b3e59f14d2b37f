import { weekdayAndDay } from "../frame/charts/chart.ts";
import { adminPaths } from "../paths.ts";
import type { Statistics } from "./statistics.ts";

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
