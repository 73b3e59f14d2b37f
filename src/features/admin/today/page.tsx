import { weekdayInWords } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Desk, deskId } from "../../live/dj/desk.tsx";
import type { TrackField } from "../../live/dj/form.ts";
import { atDesk } from "../../live/dj/paths.ts";
import { SpotifyReturn } from "../../live/dj/spotify-return.tsx";
import { AdminLayout, badgeOf } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { LeadFunnel } from "../frame/charts/lead-funnel.tsx";
import { StatPanel } from "../frame/charts/stat-panel.tsx";
import { DoneNotice } from "../frame/done-notice.tsx";
import { countText } from "../frame/figures.ts";
import type { Undo } from "../frame/undo.ts";
import { adminPaths } from "../paths.ts";
import { dayInShort } from "./day-in-short.ts";
import { FailedMails } from "./failed-mails.tsx";
import { OpenQuestions } from "./open-questions.tsx";
import type { TodayRows } from "./read-today.ts";
import { RequestSummary } from "./request-summary.tsx";
import { ToCountersign } from "./to-countersign.tsx";
import { TodayLinks } from "./today-links.tsx";
import { Tonight } from "./tonight.tsx";
import { UpcomingBookings } from "./upcoming-bookings.tsx";
import { WaitingLeads } from "./waiting-leads.tsx";

interface TodayPageProps {
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
          <ToCountersign signed={rows.signed} />
          <OpenQuestions now={now} questions={rows.questions} />
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
        <TodayLinks waiting={mails.waiting} waitlist={rows.waitlist} />
      </div>
    </AdminLayout>
  );
}

export const todayMetadata = adminMetadata({
  title: "Today",
  description:
    "What waits for the DJ today: new leads, tonight, pending requests, failed mails, the next bookings and the live desk.",
  path: adminPaths.today,
});
