import type { TodayRows } from "../../business/reports/today.ts";
import { momentInWords, timeInWords, weekdayInWords } from "../../dates.ts";
import type { FormState } from "../../forms/form-state.ts";
import { Island } from "../../web/islands/island.tsx";
import { AdminLayout, badgeOf } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { LeadFunnel } from "../frame/charts/lead-charts.tsx";
import { StatPanel } from "../frame/charts/stat-panel.tsx";
import { DoneNotice } from "../frame/done-notice.tsx";
import { countText } from "../frame/figures.ts";
import type { Undo } from "../frame/undo.ts";
import { adminPaths, atDesk } from "../paths.ts";
import type { TrackField } from "./form.ts";
import liveDesk from "./live-desk.island.tsx";
import { SpotifyReturn } from "./spotify-return.tsx";
import { TodayLinks } from "./today-links.tsx";
import { FailedMails, RequestSummary, Tonight, UpcomingBookings } from "./today-summaries.tsx";
import { WaitingLeads } from "./waiting-leads.tsx";

export interface TodayPageProps {
  /** The instant that times are told from. */
  now: number;
  rows: TodayRows;
  /** Whether a show is on, by the flag or by the schedule. */
  isShowOn: boolean;
  /** Whether the desk is folded, which somebody who comes from there does not want. */
  isFolded: boolean;
  /** What the form that led here has done, and the way back. */
  notice: string | null;
  undo: Undo | null;
  /** Settings without which Spotify cannot be connected. */
  unset: readonly string[];
  /** How connecting Spotify ended, when the browser comes back from there. */
  returned: { connected: boolean; error: string | undefined };
  /** A track that was sent without JavaScript and needs another look. */
  form: FormState<TrackField> | undefined;
}

/** Where the desk stands on the page. */
const deskId = "desk";

const counted = (count: number, one: string, many: string): string =>
  `${countText(count) ?? 0} ${count === 1 ? one : many}`;

/** The time, and what waits, in one sentence or a few. */
function dayInShort(now: number, { leads, requests, nowPlaying, tonight }: TodayRows): string {
  const waiting = [
    leads.count ? counted(leads.count, "new lead", "new leads") : "",
    requests.count ? counted(requests.count, "pending request", "pending requests") : "",
  ].filter(Boolean);
  const [first] = tonight;
  return [
    `${momentInWords(now, now)}.`,
    waiting.length > 0 ? `${waiting.join(" and ")} waiting for an answer.` : "Nobody waits for an answer.",
    leads.rows.some(({ clock }) => clock.state === "late") ? "Some have waited too long." : "",
    first ? `${first.eventType} of ${first.clientName} at ${timeInWords(first.startTime)}.` : "",
    nowPlaying.isLive ? "You are on air." : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The administrator's first page, in the order of need: who waits, tonight, what else is open; and the stage. */
export function TodayPage(props: TodayPageProps) {
  const { now, rows, isShowOn, notice, undo, returned } = props;
  const { mails, leads, requests } = rows;
  const desk = <Desk {...props} />;
  return (
    <AdminLayout
      path={adminPaths.today}
      title={weekdayInWords(now)}
      aside={
        <a className="btn btn-secondary btn-small" href={`${atDesk}#${deskId}`}>
          <span className="i-lucide-radio" aria-hidden="true" />
          {rows.nowPlaying.isLive ? "On air" : "Off air"}
        </a>
      }
      badges={{
        [adminPaths.leads]: badgeOf(countText(leads.count), "new"),
        [adminPaths.requests]: badgeOf(countText(requests.count), "pending"),
        [adminPaths.outbox]: badgeOf(countText(mails.failed), "failed"),
      }}
    >
      <p className="text-muted today-short">{dayInShort(now, rows)}</p>
      <DoneNotice text={notice} undo={undo} />
      <SpotifyReturn {...returned} />
      {isShowOn ? desk : null}
      <div className="admin-columns">
        <WaitingLeads leads={leads} now={now} />
        <div className="admin-stack">
          <Tonight now={now} bookings={rows.tonight} />
          <RequestSummary now={now} requests={requests} />
          <FailedMails now={now} mails={mails} />
          <UpcomingBookings bookings={rows.bookings} />
        </div>
      </div>
      {isShowOn ? null : desk}
      <div className="admin-columns">
        <StatPanel id="funnel" title="From lead to booking" span="Last 90 days">
          <LeadFunnel byStatus={rows.byStatus} />
        </StatPanel>
        <TodayLinks waiting={mails.waiting} />
      </div>
    </AdminLayout>
  );
}

/** What plays, the live status and the music service, folded away unless they are wanted. */
function Desk({ now, rows, isFolded, unset, returned, form }: TodayPageProps) {
  const { nowPlaying, broadcast, spotify, hold } = rows;
  const onAir = broadcast && broadcast.endedAt === null ? broadcast : null;
  return (
    <details className="desk-fold" id={deskId} open={!isFolded || returned.connected || returned.error !== undefined}>
      <summary className="card">
        <span className="display panel-title">Now playing and live</span>
        <span className="text-muted">
          {[nowPlaying.isLive ? "On air" : "Off air", nowPlaying.title].filter(Boolean).join(" · ")}
        </span>
      </summary>
      <Island
        of={liveDesk}
        props={{
          now,
          nowPlaying,
          hold,
          broadcast: onAir && {
            startedAt: onAir.startedAt,
            told: { itself: onAir.noticedAt !== null, notice: { ...onAir.notice } },
          },
          spotify: unset.length > 0 ? { unset: [...unset] } : { connection: spotify },
          ...(form ? { form } : {}),
        }}
        when="load"
      />
    </details>
  );
}

export const todayMetadata = adminMetadata({
  title: "Today",
  description:
    "What waits for the DJ today: new leads, tonight, pending requests, failed mails, the next bookings and the live desk.",
  path: adminPaths.today,
});
