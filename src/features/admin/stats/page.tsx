import { durationInWords } from "../../../platform/durations.ts";
import { grouped } from "../../../platform/numbers.ts";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { LeadFunnel } from "../frame/charts/lead-funnel.tsx";
import { LeadWeeks } from "../frame/charts/lead-weeks.tsx";
import { StatPanel } from "../frame/charts/stat-panel.tsx";
import { leadsAlone } from "../frame/figures.ts";
import { adminPaths } from "../paths.ts";
import { BookedMonths } from "./booked-months.tsx";
import { NextEvents } from "./next-events.tsx";
import type { PageViews } from "./page-views.ts";
import type { Statistics } from "./statistics.ts";
import { Subscribers } from "./subscribers.tsx";
import { Views } from "./views.tsx";

export interface StatsPageProps {
  statistics: Statistics;
  views: PageViews;
}

const sum = (rows: readonly { leads: number }[]): number => rows.reduce((total, { leads }) => total + leads, 0);

/** How the business does, in figures: the administrator's statistics. */
export function StatsPage({ statistics, views }: StatsPageProps) {
  const { byStatus, medianAnswerTime: answer, upcoming, subscribers, failedMails } = statistics;
  const byLeads = leadsAlone(byStatus);
  const leads = sum(byLeads);
  const booked = sum(byLeads.filter(({ status }) => status === "booked"));
  const confirmed = subscribers.find(({ state }) => state === "confirmed")?.subscribers ?? 0;
  const figures = [
    { name: `${leads === 1 ? "lead" : "leads"} in 90 days`, value: grouped(leads) },
    { name: "of them booked", value: leads > 0 ? `${Math.round((booked / leads) * 100)}%` : "–" },
    { name: "median answer time (elapsed)", value: answer === null ? "–" : durationInWords(answer) },
    { name: `${upcoming === 1 ? "event" : "events"} in the next 90 days`, value: String(upcoming) },
    { name: confirmed === 1 ? "subscriber" : "subscribers", value: grouped(confirmed) },
    {
      name: failedMails === 1 ? "failed mail" : "failed mails",
      value: grouped(failedMails),
      href: failedMails > 0 ? adminPaths.outbox : "",
    },
  ];
  return (
    <AdminLayout path={adminPaths.stats} title="Stats">
      <dl className="stat-figures">
        {figures.map(({ name, value, href }) => (
          <div key={name}>
            <dt>{href ? <a href={href} className="underline">{`${name}, see outbox`}</a> : name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="stat-grid">
        <div>
          <StatPanel id="views" title="Page views" span="Last 14 days">
            <Views views={views} />
          </StatPanel>
          <StatPanel id="weeks" title="Leads by week" span="Last 12 weeks, from Monday">
            <LeadWeeks statistics={statistics} />
          </StatPanel>
          <StatPanel id="revenue" title="Booked by month" span="By date of the event">
            <BookedMonths statistics={statistics} />
          </StatPanel>
        </div>
        <div>
          <StatPanel id="funnel" title="From lead to booking" span="Last 90 days">
            <LeadFunnel byStatus={byStatus} />
          </StatPanel>
          <StatPanel id="next" title="Next events" span="Confirmed">
            <NextEvents events={statistics.nextEvents} />
          </StatPanel>
          <StatPanel id="subscribers" title="Newsletter" span="All time">
            <Subscribers counts={subscribers} />
          </StatPanel>
        </div>
      </div>
    </AdminLayout>
  );
}

export const statsMetadata = adminMetadata({
  title: "Stats",
  description:
    "Leads, answer times, bookings, revenue, subscribers and page views of the business, for the administrator.",
  path: adminPaths.stats,
});
