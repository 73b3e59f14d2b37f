import { site } from "../../../content/site.ts";
import { calendarDateAt, clockOf, clockTimeAt, instantAt, minutesOf } from "../../../platform/dates.ts";
import { waitInWords } from "../../../platform/durations.ts";
import { momentInWords, timeInWords, weekdayInBrief, weekdayInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import type { ListedBooking } from "../../bookings/read-bookings.ts";
import { CallsToCome } from "../../calls/dj/calls-panel.tsx";
import { sunriseMinutes, sunsetMinutes } from "../../dates/sunset.ts";
import type { TrackField } from "../../live/dj/form.ts";
import { LiveSection, liveSectionId, SpotifyReturn } from "../../live/dj/live-section.tsx";
import { atNowPlayingPanel } from "../../live/dj/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { AdminLayout, badgeOf } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { BookingRows, bookingTimes } from "../frame/booking-rows.tsx";
import { LeadFunnel } from "../frame/charts/lead-funnel.tsx";
import { DoneNotice } from "../frame/done-notice.tsx";
import { countText } from "../frame/labels.ts";
import type { Undo } from "../frame/notices.ts";
import { FoldPanel, More, Panel } from "../frame/panel.tsx";
import { adminPaths } from "../paths.ts";
import type { TodayRows } from "./read-today.ts";
import { TodayLinks } from "./today-links.tsx";
import { WaitingList, WithClients } from "./waiting-list.tsx";

const counted = (count: number, one: string, many: string): string =>
  `${countText(count) ?? 0} ${count === 1 ? one : many}`;

function dayInShort(now: number, { bookings: [next], leads, needs, nowPlaying, tonight }: TodayRows): string {
  const other = leads.count > 0 ? "other " : "";
  const waiting = [
    leads.count ? counted(leads.count, "new lead", "new leads") : "",
    needs.open.length ? counted(needs.open.length, `${other}thing`, `${other}things`) : "",
  ].filter(Boolean);
  const [first] = tonight;
  return [
    `${momentInWords(now, now)}.`,
    waiting.length > 0 ? `${waiting.join(" and ")} waiting for you.` : "",
    leads.rows.some(({ clock }) => clock.state === "late") ? "Some have waited too long." : "",
    waiting.length === 0 && !first && next
      ? `Next: ${next.eventType} of ${next.clientName}, ${weekdayInBrief(next.eventDate)}.`
      : "",
    first ? `${first.eventType} of ${first.clientName} at ${timeInWords(first.startTime)}.` : "",
    nowPlaying.isLive ? "You are on air." : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function UpcomingBookings({ bookings }: Pick<TodayRows, "bookings">) {
  return (
    <Panel id="today-bookings" title="Coming up" aside={<More href={adminPaths.bookings}>All bookings</More>}>
      {bookings.length === 0 ? (
        <p className="panel-empty">No other dates are booked from today on.</p>
      ) : (
        <BookingRows bookings={bookings} isInner />
      )}
    </Panel>
  );
}

function Calm({ now }: { now: number }) {
  const today = calendarDateAt(now);
  const [sunrise, sunset] = [sunriseMinutes(today), sunsetMinutes(today)];
  const passed = (minutesOf(clockTimeAt(now)) - sunrise) / (sunset - sunrise);
  return (
    <section className="today-calm" aria-labelledby="today-calm">
      <svg viewBox="0 0 960 162" aria-hidden="true" focusable="false">
        <path d="M60 160Q480-50 900 160" />
        <clipPath id="above-horizon">
          <rect width="960" height="160" />
        </clipPath>
        <circle cx={60 + 840 * passed} cy={160 - 420 * passed * (1 - passed)} r="34" clipPath="url(#above-horizon)" />
        <rect y="159" width="960" height="2" />
      </svg>
      <p className="small text-muted today-hours">
        <span>{timeInWords(clockOf(sunrise))}, sunrise</span>
        <span>{timeInWords(clockOf(sunset))}, sunset</span>
      </p>
      <h2 className="display" id="today-calm">
        Nobody waits for you
      </h2>
      <p className="text-muted">New leads from the quote form stand here, with the time that is left to answer.</p>
    </section>
  );
}

interface TodayPageProps {
  /** Instant. */
  now: number;
  rows: TodayRows;
  isCalm: boolean;
  isShowOn: boolean;
  isFolded: boolean;
  notice: string | null;
  undo: Undo | null;
  unset: readonly string[];
  returned: { connected: boolean; error: string | undefined };
  /** Sent without JavaScript and refused. */
  form: FormState<TrackField> | undefined;
}

const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: place })}`;

function untilStart({ eventDate, startTime }: ListedBooking, now: number): string {
  const wait = instantAt(eventDate, minutesOf(startTime)) - now;
  return wait > 0 ? waitInWords(wait) : "on now";
}

function Tonight({ now, bookings }: { now: number; bookings: TodayRows["tonight"] }) {
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

export function TodayPage(props: TodayPageProps) {
  const { now, rows, isCalm, isShowOn, notice, undo, returned } = props;
  const { failedMails, leads, needs, requests } = rows;
  const live = <LiveSection {...props} />;
  return (
    <AdminLayout
      path={adminPaths.today}
      title={weekdayInWords(now)}
      aside={
        site.streamingChannel && (
          <a className="btn btn-secondary btn-small" href={`${atNowPlayingPanel}#${liveSectionId}`}>
            <span className="i-lucide-radio" aria-hidden="true" />
            {rows.nowPlaying.isLive ? "On air" : "Off air"}
          </a>
        )
      }
      badges={{
        [adminPaths.leads]: badgeOf(countText(leads.count), "new"),
        [adminPaths.requests]: badgeOf(countText(requests), "pending"),
        [adminPaths.waitlist]: badgeOf(countText(rows.waitlist), "in line"),
        [adminPaths.outbox]: badgeOf(countText(failedMails), "failed"),
      }}
    >
      <p className="text-muted today-short">{dayInShort(now, rows)}</p>
      <DoneNotice text={notice} undo={undo} />
      <SpotifyReturn {...returned} />
      {rows.isEmpty ? (
        <Notice tone="danger">
          <p>
            The site is not filled yet: packages, towns or pictures are missing.{" "}
            <a className="font-600 underline" href={settingsPaths.checklist}>
              Before you open
            </a>
          </p>
        </Notice>
      ) : null}
      {isCalm ? <Calm now={now} /> : null}
      <Tonight now={now} bookings={rows.tonight} />
      {isCalm && needs.putOff === 0 ? null : <WaitingList now={now} leads={leads} needs={needs} />}
      {isShowOn ? live : null}
      <WithClients needs={needs.withClients} />
      <CallsToCome calls={rows.calls} now={now} />
      <UpcomingBookings bookings={rows.bookings} />
      {isShowOn ? null : live}
      <FoldPanel id="funnel" title="From lead to booking, last 90 days">
        <LeadFunnel byStatus={rows.byStatus} />
      </FoldPanel>
      <TodayLinks />
    </AdminLayout>
  );
}

export const todayMetadata = adminMetadata({
  title: "Today",
  description:
    "What waits for the DJ today: new leads, tonight, requests, holds, money and mails, the next bookings and the live status.",
  path: adminPaths.today,
});
