import type { TodayRows } from "../../business/reports/today.ts";
import { agoInWords } from "../../durations.ts";
import { requestTypeLabels } from "../../vocabulary/request-types.ts";
import { BookingRows } from "../frame/booking-rows.tsx";
import { type LeadRow, LeadRows } from "../frame/lead-rows.tsx";
import { Panel } from "../frame/panel.tsx";
import { adminPaths, requestPaths } from "../paths.ts";

function More({ href, children }: { href: string; children: string }) {
  return (
    <a className="text-link gap-2" href={href}>
      {children}
      <span className="i-lucide-arrow-right" aria-hidden="true" />
    </a>
  );
}

/** The leads that wait, the latest answer first, and the newest others. */
export function LeadSummary({ leads }: { leads: readonly LeadRow[] }) {
  return (
    <Panel id="today-leads" title="Leads" aside={<More href={adminPaths.leads}>Open inbox</More>}>
      {leads.length === 0 ? (
        <p className="panel-empty">No leads yet. The quote form on the home page brings them here.</p>
      ) : (
        <LeadRows within rows={leads} back={{ today: "" }} Heading="h3" />
      )}
    </Panel>
  );
}

/** The next dates that are confirmed or held. */
export function UpcomingBookings({ bookings }: Pick<TodayRows, "bookings">) {
  return (
    <Panel id="today-bookings" title="Upcoming bookings" aside={<More href={adminPaths.bookings}>All bookings</More>}>
      {bookings.length === 0 ? (
        <p className="panel-empty">No dates are booked from today on.</p>
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
                <p>{clientName ?? clientEmail}</p>
              </div>
              <p>
                {requestTypeLabels[type]}
                <span className="block">{agoInWords(now - createdAt)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
