import type { ListedBooking } from "../../business/bookings/list-bookings.ts";
import type { TodayRows } from "../../business/reports/today.ts";
import { instantAt, isCalendarDate, minutesOf } from "../../dates.ts";
import { agoInWords, waitInWords } from "../../durations.ts";
import { requestTypeLabels } from "../../vocabulary/request-types.ts";
import { BookingRows, bookingTimes } from "../frame/booking-rows.tsx";
import { mailKindInWords } from "../frame/mail-kinds.ts";
import { Panel } from "../frame/panel.tsx";
import { adminPaths, bookingPaths, mailPaths, outboxOf, requestPaths } from "../paths.ts";

/** The way to a place on a map. */
const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: place })}`;

function More({ href, children }: { href: string; children: string }) {
  return (
    <a className="text-link gap-2" href={href}>
      {children}
      <span className="i-lucide-arrow-right" aria-hidden="true" />
    </a>
  );
}

/** How long until a booking of today or last night begins: "in 1 h 48 min". */
function untilStart({ eventDate, startTime }: ListedBooking, now: number): string {
  const wait = isCalendarDate(eventDate) ? instantAt(eventDate, minutesOf(startTime)) - now : 0;
  return wait > 0 ? waitInWords(wait) : "on now";
}

/** What is played tonight: when, for whom and where, and the ways that the evening needs. */
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

/** Mails that were given up: what they are, to whom, and the way to mend them. Shows nothing when none has failed. */
export function FailedMails({ now, mails }: { now: number; mails: TodayRows["mails"] }) {
  if (mails.failed === 0) return null;
  return (
    <Panel
      id="today-mails"
      title={mails.failed === 1 ? "1 mail failed" : `${mails.failed} mails failed`}
      aside={<More href={outboxOf("failed")}>Open the outbox</More>}
    >
      <ul className="panel-rows panel-entries today-rows">
        {mails.rows.map(({ id, kind, recipient, createdAt }) => (
          <li key={id}>
            <div>
              <h3>
                <a href={mailPaths(id).page}>{mailKindInWords(kind)}</a>
              </h3>
              <p>{recipient}</p>
            </div>
            <p>{agoInWords(now - createdAt)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The next dates that are confirmed or held. */
export function UpcomingBookings({ bookings }: Pick<TodayRows, "bookings">) {
  return (
    <Panel id="today-bookings" title="Coming up" aside={<More href={adminPaths.bookings}>All bookings</More>}>
      {bookings.length === 0 ? (
        <p className="panel-empty">No other dates are booked from today on.</p>
      ) : (
        <BookingRows bookings={bookings} />
      )}
    </Panel>
  );
}

/** The requests of clients that have waited longest for an answer. */
export function RequestSummary({ now, requests }: { now: number; requests: TodayRows["requests"] }) {
  return (
    <Panel id="today-requests" title="Pending requests" aside={<More href={adminPaths.requests}>All requests</More>}>
      {requests.count === 0 ? (
        <p className="panel-empty">No client waits for an answer.</p>
      ) : (
        <ul className="panel-rows panel-entries today-rows">
          {requests.rows.map(({ id, subject, type, clientName, clientEmail, createdAt }) => (
            <li key={id}>
              <div>
                <h3>
                  <a href={requestPaths(id).page}>{subject}</a>
                </h3>
                <p>{[clientName ?? clientEmail, requestTypeLabels[type], agoInWords(now - createdAt)].join(" · ")}</p>
              </div>
              <a className="btn btn-secondary btn-small" href={requestPaths(id).page}>
                <span className="i-lucide-reply" aria-hidden="true" />
                Answer<span className="visually-hidden">: {subject}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
