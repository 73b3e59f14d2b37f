import { instantAt, minutesOf } from "../../../platform/dates.ts";
import { waitInWords } from "../../../platform/durations.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import type { ListedBooking } from "../../bookings/read-bookings.ts";
import { bookingTimes } from "../frame/booking-rows.tsx";
import { Panel } from "../frame/panel.tsx";
import type { TodayRows } from "./read-today.ts";

const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: place })}`;

function untilStart({ eventDate, startTime }: ListedBooking, now: number): string {
  const wait = instantAt(eventDate, minutesOf(startTime)) - now;
  return wait > 0 ? waitInWords(wait) : "on now";
}

export function Tonight({ now, bookings }: { now: number; bookings: TodayRows["tonight"] }) {
  if (bookings.length === 0) return null;
  return (
    <Panel id="today-tonight" title="Tonight" className="tonight">
      {bookings.map((booking) => {
        const place = [booking.venue, booking.city].filter(Boolean).join(", ");
        return (
          <article key={booking.id} className="grid gap-3">
            <div className="panel-head">
              <p className="display tonight-times">{bookingTimes(booking)}</p>
              <p className="badge tone" data-tone="neutral">
                {untilStart(booking, now)}
              </p>
            </div>
            <div>
              <h3 className="font-600">
                {booking.eventType}, {booking.clientName}
              </h3>
              <p className="text-muted">{[place, booking.packageName].filter(Boolean).join(" · ")}</p>
            </div>
            <div className="status-buttons">
              <a className="btn btn-secondary btn-small" href={bookingPaths(booking.id).page}>
                <span className="i-lucide-list-music" aria-hidden="true" />
                Booking and songs
              </a>
              <a className="btn btn-secondary btn-small" href={bookingPaths(booking.id).gigSheet}>
                <span className="i-lucide-clipboard-list" aria-hidden="true" />
                Gig sheet
              </a>
              <a className="btn btn-secondary btn-small" href={bookingPaths(booking.id).booth}>
                <span className="i-lucide-sliders-horizontal" aria-hidden="true" />
                Booth
              </a>
              {place ? (
                <a className="btn btn-secondary btn-small" href={directionsTo(place)} target="_blank" rel="noopener">
                  <span className="i-lucide-map-pin" aria-hidden="true" />
                  Directions<span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              ) : null}
            </div>
          </article>
        );
      })}
    </Panel>
  );
}
