import type { ReactNode } from "react";
import { subscriberStateLabels, subscriberStates } from "../../../content/statuses.ts";
import { durationInWords } from "../../../platform/durations.ts";
import { dollars } from "../../../platform/money.ts";
import { grouped } from "../../../platform/numbers.ts";
import { AskedForRows } from "../../crate/dj/missing-songs.tsx";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { monthAndYear, shortDay, total, weekdayAndDay } from "../frame/charts/chart.ts";
import { ColumnChart } from "../frame/charts/column-chart.tsx";
import { categories, LeadFunnel } from "../frame/charts/lead-funnel.tsx";
import { RowChart } from "../frame/charts/row-chart.tsx";
import { leadsAlone } from "../frame/labels.ts";
import { Panel } from "../frame/panel.tsx";
import { adminPaths } from "../paths.ts";
import type { PageViews } from "./page-views.ts";
import type { BookedKind, Statistics } from "./statistics.ts";
import { Views } from "./views.tsx";

interface StatPanelProps {
  id: string;
  title: string;
  span: string;
  children: ReactNode;
}

function StatPanel({ id, title, span, children }: StatPanelProps) {
  return (
    <Panel id={id} title={title} aside={<p className="small text-muted">{span}</p>}>
      <div>{children}</div>
    </Panel>
  );
}

const eventsIn = (count: number): string => (count === 1 ? "1 event" : `${count} events`);

function LeadWeeks({ statistics: { byWeek, weeks } }: { statistics: Statistics }) {
  const all = total(byWeek.map(({ leads }) => leads));
  if (all === 0) return <p className="text-muted">No leads in these weeks. New ones show here as they come.</p>;
  const columns = weeks.map((monday, index) => ({
    label: `Week of ${shortDay(monday)}`,
    tick: index % 3 === 1 ? shortDay(monday) : undefined,
    values: categories.map(({ category }) =>
      total(byWeek.filter((row) => row.week === monday && row.category === category).map(({ leads }) => leads)),
    ),
  }));
  return (
    <ColumnChart
      id="weeks-chart"
      title="Leads by week and category"
      description={`${grouped(all)} leads and messages in ${weeks.length} weeks; the last column is this week so far.`}
      unit="Week"
      series={categories}
      columns={columns}
    />
  );
}

function BookedMonths({ statistics: { byMonth, months, today } }: { statistics: Statistics }) {
  const found = new Map(byMonth.map((row) => [row.month, row]));
  const all = total(byMonth.map(({ revenue }) => revenue));
  if (byMonth.length === 0) return <p className="text-muted">No booked events a year back or half a year ahead.</p>;
  const current = today.slice(0, 7);
  return (
    <RowChart
      id="revenue-chart"
      foldEmpty
      title="Booked revenue by month"
      description={`${dollars(all)} from 12 months back to 6 months ahead, by the date of the event.`}
      rows={months.map((month) => {
        const { revenue = 0, bookings = 0 } = found.get(month) ?? {};
        const name = monthAndYear(`${month}-01`);
        return {
          label: month === current ? `${name}, now` : name,
          value: revenue,
          shown: dollars(revenue),
          tone: month === current ? "now" : "mark",
          more: bookings > 0 ? eventsIn(bookings) : "",
        };
      })}
    />
  );
}

function Subscribers({ counts }: { counts: Statistics["subscribers"] }) {
  if (total(counts.map(({ subscribers }) => subscribers)) === 0)
    return <p className="text-muted">Nobody has signed up yet.</p>;
  return (
    <RowChart
      id="subscribers-chart"
      title="Newsletter subscribers"
      description="Addresses by state. Only confirmed ones get mail."
      rows={subscriberStates.map((state) => {
        const value = counts.find((row) => row.state === state)?.subscribers ?? 0;
        return {
          label: subscriberStateLabels[state],
          value,
          shown: grouped(value),
          tone: state === "confirmed" ? "now" : "mark",
        };
      })}
    />
  );
}

function NextEvents({ events }: { events: Statistics["nextEvents"] }) {
  if (events.length === 0) return <p className="text-muted">Nothing confirmed in the next 90 days.</p>;
  return (
    <>
      <ul className="rows">
        {events.map(({ id, eventDate, eventType, packageName, city }) => (
          <li key={id}>
            <time className="whole shrink-0 w-28 tabular-nums" dateTime={eventDate}>
              {weekdayAndDay(eventDate)}
            </time>
            <span className="min-w-0">
              <b className="block">{eventType}</b>
              <span className="text-muted">{[packageName, city].filter(Boolean).join(", ")}</span>
            </span>
          </li>
        ))}
      </ul>
      <a className="text-link mt-3" href={adminPaths.bookings}>
        All bookings
      </a>
    </>
  );
}

function AskedFor({ askedFor }: Pick<Statistics, "askedFor">) {
  if (!askedFor)
    return (
      <p className="text-muted">
        Your library is not here yet: <a href={adminPaths.crate}>bring it in</a>.
      </p>
    );
  if (askedFor.songs.length === 0 && !askedFor.next) return <p className="text-muted">Nothing is missing.</p>;
  return (
    <>
      <AskedForRows songs={askedFor.songs} />
      <a className="text-link mt-3" href={adminPaths.askedFor}>
        All of them
      </a>
    </>
  );
}

export interface StatsPageProps {
  statistics: Statistics;
  views: PageViews;
}

const sum = (rows: readonly { leads: number }[]): number => rows.reduce((total, { leads }) => total + leads, 0);

const sources: Readonly<Record<string, string>> = {
  website: "A form of the site",
  quote: "A quote made on the site",
  phone: "By phone",
  import: "Brought along",
  hand: "Made by hand",
};

const kinds = [
  { by: "year", nameOf: ({ year }: BookedKind) => year },
  { by: "package", nameOf: ({ packageName }: BookedKind) => packageName },
  { by: "source", nameOf: ({ source }: BookedKind) => sources[source] ?? source },
];

function BookedKinds({ byKind }: Pick<Statistics, "byKind">) {
  if (byKind.length === 0) return <p className="text-muted">Nothing was booked yet.</p>;
  return kinds.map(({ by, nameOf }) => {
    const sums = [...Map.groupBy(byKind, nameOf)].map(([label, rows]) => ({
      label,
      value: total(rows.map(({ revenue }) => revenue)),
      events: total(rows.map(({ bookings }) => bookings)),
    }));
    const sorted = sums.toSorted((one, other) =>
      by === "year" ? one.label.localeCompare(other.label) : other.value - one.value,
    );
    return (
      <div key={by} className="mt-6 first:mt-0">
        <RowChart
          id={`booked-by-${by}`}
          title={`Booked by ${by}`}
          description="Confirmed and completed events of all time."
          rows={sorted.map(({ label, value, events }) => ({
            label,
            value,
            shown: dollars(value),
            more: eventsIn(events),
          }))}
        />
      </div>
    );
  });
}

export function StatsPage({ statistics, views }: StatsPageProps) {
  const { byStatus, medianAnswerTime: answer, upcoming, subscribers, failedMails } = statistics;
  const byLeads = leadsAlone(byStatus);
  const leads = sum(byLeads);
  const booked = sum(byLeads.filter(({ status }) => status === "booked"));
  const confirmed = subscribers.find(({ state }) => state === "confirmed")?.subscribers ?? 0;
  const figures = [
    { name: `${leads === 1 ? "lead" : "leads"} in 90 days`, value: grouped(leads) },
    { name: "of them booked", value: leads > 0 ? `${Math.round((booked / leads) * 100)}%` : "–" },
    { name: "median answer time", value: answer === null ? "–" : durationInWords(answer) },
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
          <StatPanel id="subscribers" title="Newsletter" span="All time">
            <Subscribers counts={subscribers} />
          </StatPanel>
        </div>
        <div>
          <StatPanel id="funnel" title="From lead to booking" span="Last 90 days">
            <LeadFunnel byStatus={byStatus} />
          </StatPanel>
          <StatPanel id="next" title="Next events" span="Confirmed">
            <NextEvents events={statistics.nextEvents} />
          </StatPanel>
          <StatPanel id="asked-for" title="Most asked for, not in the crate" span="All parties">
            <AskedFor askedFor={statistics.askedFor} />
          </StatPanel>
          <StatPanel id="kinds" title="Booked by year, package and source" span="All time">
            <BookedKinds byKind={statistics.byKind} />
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
