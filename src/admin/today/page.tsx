import type { TodayRows } from "../../business/reports/today.ts";
import { weekdayInWords } from "../../dates.ts";
import type { FormState } from "../../forms/form-state.ts";
import { Island } from "../../web/islands/island.tsx";
import { AdminLayout, badgeOf } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { LeadFunnel } from "../frame/charts/lead-charts.tsx";
import { StatPanel } from "../frame/charts/stat-panel.tsx";
import { DoneNotice } from "../frame/done-notice.tsx";
import { countText } from "../frame/figures.ts";
import type { LeadRow } from "../frame/lead-rows.tsx";
import { adminPaths, outboxOf } from "../paths.ts";
import type { TrackField } from "./form.ts";
import liveDesk from "./live-desk.island.tsx";
import { SpotifyReturn } from "./spotify-return.tsx";
import { TodayLinks } from "./today-links.tsx";
import { LeadSummary, RequestSummary, UpcomingBookings } from "./today-summaries.tsx";

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
  /** A track that was sent without JavaScript and needs another look. */
  form: FormState<TrackField> | undefined;
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
    <a className="badge tone failed-mails" data-tone="danger" href={outboxOf("failed")}>
      <span className="i-lucide-triangle-alert" aria-hidden="true" />
      {counted(count, "mail", "mails")} failed
      <span className="failed-mails-way">Open the outbox</span>
    </a>
  );
}

/** The administrator's first page: the stage, and what waits for an answer. */
export function TodayPage({ now, rows, notice, unset, returned, form }: TodayPageProps) {
  const { nowPlaying, broadcast, spotify, mails, leads, bookings, requests, byStatus } = rows;
  const onAir = broadcast && broadcast.endedAt === null ? broadcast : null;
  return (
    <AdminLayout
      path={adminPaths.today}
      title={weekdayInWords(now)}
      aside={<FailedMails count={mails.failed} />}
      badges={{
        [adminPaths.leads]: badgeOf(countText(leads.count), "new"),
        [adminPaths.requests]: badgeOf(countText(requests.count), "pending"),
        [adminPaths.outbox]: badgeOf(countText(mails.failed), "failed"),
      }}
    >
      <p className="text-muted today-short">{dayInShort(rows)}</p>
      <DoneNotice text={notice} />
      <SpotifyReturn {...returned} />
      <Island
        of={liveDesk}
        props={{
          now,
          nowPlaying,
          broadcast: onAir && { startedAt: onAir.startedAt, noticed: onAir.noticedAt !== null },
          spotify: unset.length > 0 ? { unset: [...unset] } : { connection: spotify },
          ...(form ? { form } : {}),
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
        <TodayLinks waiting={mails.waiting} />
      </div>
    </AdminLayout>
  );
}

export const todayMetadata = adminMetadata({
  title: "Today",
  description:
    "What waits for the DJ today: what plays now, the live status, new leads, the next bookings and pending requests.",
  path: adminPaths.today,
});
