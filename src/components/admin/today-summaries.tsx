import { categoryCopy } from "../../content/categories.ts";
import { agoInWords, dateInWords, isCalendarDate } from "../../dates.ts";
import type { TodayRows } from "../../db/today.ts";
import { requestTypeLabels } from "../../forms/client-request.ts";
import { paths } from "../../paths.ts";
import { Panel } from "../../ui/admin/panel.tsx";

function More({ href, children }: { href: string; children: string }) {
  return (
    <a className="text-link" href={href}>
      {children}
      <span className="i-lucide-arrow-right" aria-hidden="true" />
    </a>
  );
}

const eventDay = (date: string | null): string => (date && isCalendarDate(date) ? dateInWords(date) : "no date yet");

/** The newest leads that nobody has answered. */
export function LeadSummary({ now, leads }: { now: number; leads: TodayRows["leads"] }) {
  return (
    <Panel id="today-leads" title="New leads" aside={<More href={paths.adminLeads}>Open inbox</More>}>
      {leads.count === 0 ? (
        <p className="empty">No new leads. Everyone has an answer.</p>
      ) : (
        <ul className="today-rows">
          {leads.newest.map(({ id, firstName, lastName, eventType, eventCategory, eventDate, createdAt }) => (
            <li key={id}>
              <div>
                <p className="font-600">{eventType}</p>
                <p className="small text-muted">
                  {firstName} {lastName}, {eventDay(eventDate)}
                </p>
              </div>
              <p className="small text-right">
                {eventCategory ? <span className="today-kind">{categoryCopy[eventCategory].tab}</span> : "Message"}
                <span className="block text-muted">received {agoInWords(now - createdAt)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const monthDay = (date: string) => {
  const [month, day] = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "2-digit" })
    .format(new Date(`${date}T00:00:00Z`))
    .split(" ");
  return { month, day };
};

const bookingTones = { confirmed: "ok", hold: "warn", completed: "neutral", cancelled: "neutral" } as const;
const bookingIcons = { confirmed: "i-lucide-check", hold: "i-lucide-clock", completed: "", cancelled: "" } as const;

/** The next dates that are confirmed or held. */
export function UpcomingBookings({ bookings }: { bookings: TodayRows["bookings"] }) {
  return (
    <Panel id="today-bookings" title="Upcoming bookings" aside={<More href={paths.adminBookings}>All bookings</More>}>
      {bookings.length === 0 ? (
        <p className="empty">No dates are booked from today on.</p>
      ) : (
        <ul className="today-rows">
          {bookings.map(({ id, eventDate, eventType, packageName, city, status }) => {
            const { month, day } = monthDay(eventDate);
            return (
              <li key={id}>
                <time className="today-date" dateTime={eventDate}>
                  <span>{month}</span>
                  <span className="display font-display">{day}</span>
                </time>
                <div>
                  <p className="font-600">{eventType}</p>
                  <p className="small text-muted">{[packageName, city].filter(Boolean).join(", ")}</p>
                </div>
                <span className="badge" data-tone={bookingTones[status]}>
                  <span className={bookingIcons[status]} aria-hidden="true" />
                  {status}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** The newest requests of clients that wait for an answer. */
export function RequestSummary({ now, requests }: { now: number; requests: TodayRows["requests"] }) {
  return (
    <Panel id="today-requests" title="Pending requests" aside={<More href={paths.adminRequests}>All requests</More>}>
      {requests.count === 0 ? (
        <p className="empty">No client waits for an answer.</p>
      ) : (
        <ul className="today-rows">
          {requests.newest.map(({ id, subject, type, clientEmail, createdAt }) => (
            <li key={id}>
              <div>
                <p className="font-600">{subject}</p>
                <p className="small text-muted">{clientEmail}</p>
              </div>
              <p className="small text-right">
                {requestTypeLabels[type]}
                <span className="block text-muted">received {agoInWords(now - createdAt)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
