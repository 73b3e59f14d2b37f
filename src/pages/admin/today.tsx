import { outboxOf } from "../../admin-paths.ts";
import { AdminLayout, badgeOf } from "../../components/admin/admin-layout.tsx";
import { DoneNotice } from "../../components/admin/done-notice.tsx";
import { LeadFunnel } from "../../components/admin/lead-charts.tsx";
import type { LeadRow } from "../../components/admin/lead-rows.tsx";
import { QuickActions } from "../../components/admin/quick-actions.tsx";
import { SpotifyReturn } from "../../components/admin/spotify-return.tsx";
import { StatPanel } from "../../components/admin/stat-panel.tsx";
import { LeadSummary, RequestSummary, UpcomingBookings } from "../../components/admin/today-summaries.tsx";
import { countText } from "../../content/admin/figures.ts";
import { weekdayInWords } from "../../dates.ts";
import type { TodayRows } from "../../db/today.ts";
import type { RejectedTrack } from "../../islands/admin/now-playing-panel.tsx";
import { Island } from "../../islands/island.tsx";
import type { PageMetadata } from "../../metadata/page-metadata.ts";
import { paths } from "../../paths.ts";

export interface TodayPageProps {
  /** The instant that times are told from. */
  now: number;
  rows: Omit<TodayRows, "leads"> & { leads: { count: number; rows: readonly LeadRow[] } };
  /** What the form that led here has done. */
  notice: string | null;
  /** Settings without which Spotify cannot be connected. */
  unset: readonly string[];
  /** How connecting Spotify ended, when the browser comes back from there. */
  returned: { connected: boolean; error: string | undefined };
  rejected: RejectedTrack | undefined;
}

const counted = (count: number, one: string, many: string): string =>
  `${countText(count) ?? 0} ${count === 1 ? one : many}`;

/** What waits, in one sentence or two. */
function dayInShort({ leads, requests, nowPlaying }: TodayPageProps["rows"]): string {
  const waiting = [
    leads.count ? counted(leads.count, "new lead", "new leads") : "",
    requests.count ? counted(requests.count, "pending request", "pending requests") : "",
  ].filter(Boolean);
  return [
    waiting.length > 0 ? `${waiting.join(" and ")} waiting for an answer.` : "Nobody waits for an answer.",
    leads.rows.some(({ clock }) => clock.state === "late") ? "Some have waited too long." : "",
    nowPlaying.isLive ? "You are on air." : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function FailedMails({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <a className="badge failed-mails" data-tone="danger" href={outboxOf("failed")}>
      <span className="i-lucide-triangle-alert" aria-hidden="true" />
      {counted(count, "mail", "mails")} failed
      <span className="failed-mails-way">Open the outbox</span>
    </a>
  );
}

/** The administrator's first page: the stage, and what waits for an answer. */
export function TodayPage({ now, rows, notice, unset, returned, rejected }: TodayPageProps) {
  const { nowPlaying, broadcast, spotify, mails, leads, bookings, requests, byStatus } = rows;
  const onAir = broadcast && broadcast.endedAt === null ? broadcast : null;
  return (
    <AdminLayout
      path={paths.admin}
      title={weekdayInWords(now)}
      aside={<FailedMails count={mails.failed} />}
      badges={{
        [paths.adminLeads]: badgeOf(countText(leads.count), "new"),
        [paths.adminRequests]: badgeOf(countText(requests.count), "pending"),
        [paths.adminOutbox]: badgeOf(countText(mails.failed), "failed"),
      }}
    >
      <p className="text-muted today-short">{dayInShort(rows)}</p>
      <DoneNotice text={notice} />
      <SpotifyReturn {...returned} />
      <Island
        name="stage-desk"
        props={{
          now,
          nowPlaying,
          broadcast: onAir && { startedAt: onAir.startedAt, noticed: onAir.noticedAt !== null },
          spotify: unset.length > 0 ? { unset: [...unset] } : { connection: spotify },
          ...(rejected ? { rejected } : {}),
        }}
        when="load"
      />
      <LeadSummary leads={leads.rows} />
      <div className="panels panels-wide-left">
        <UpcomingBookings bookings={bookings} />
        <RequestSummary now={now} requests={requests} />
        <StatPanel id="funnel" title="From lead to booking" span="Last 90 days">
          <LeadFunnel byStatus={byStatus} />
        </StatPanel>
        <QuickActions waiting={mails.waiting} />
      </div>
    </AdminLayout>
  );
}

export const todayMetadata: PageMetadata = {
  title: "Today | Administration | Sunset Bay DJ",
  description:
    "What waits for the DJ today: what plays now, the live status, new leads, the next bookings and pending requests.",
  path: paths.admin,
  area: "admin",
  structuredData: [],
  ownCallToAction: true,
  noindex: true,
};
