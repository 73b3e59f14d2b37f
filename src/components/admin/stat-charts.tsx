import type { DayOfViews, PageViews } from "../../admin/page-views.ts";
import type { Statistics } from "../../db/statistics.ts";
import { dollars } from "../../money.ts";
import { paths } from "../../paths.ts";
import type { Series } from "./chart.ts";
import { ColumnChart } from "./column-chart.tsx";
import { RowChart } from "./row-chart.tsx";

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
  return (date: string): string => formatter.format(new Date(`${date}T00:00:00Z`));
};
const shortDay = format({ month: "short", day: "numeric" });
const weekday = format({ weekday: "short", month: "short", day: "numeric" });
const monthYear = format({ month: "short", year: "numeric" });
const whole = (value: number): string => value.toLocaleString("en-US");
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function Empty({ children }: { children: string }) {
  return <p className="text-muted">{children}</p>;
}

/** Page views by day, or why there are none. */
export function Views({ views }: { views: PageViews }) {
  if ("unset" in views)
    return (
      <>
        <p>Page views are counted, and shown here once this site may read them.</p>
        <p className="small text-muted mt-2">
          Make an API token with the permission Account Analytics: Read, then set {views.unset.join(" and ")}. The
          runbook says how.
        </p>
      </>
    );
  if ("fault" in views)
    return (
      <p role="status">
        <span className="i-lucide-triangle-alert" aria-hidden="true" /> No page views at the moment. {views.fault}
      </p>
    );
  return <ViewedDays days={views.days} />;
}

function ViewedDays({ days }: { days: readonly DayOfViews[] }) {
  const all = total(days.map(({ views }) => views));
  return (
    <ColumnChart
      id="views-chart"
      title="Page views by day"
      description={`${whole(all)} page views in ${days.length} days; the last column is today so far.`}
      unit="Day"
      series={[{ name: "Page views", tone: "mark" }]}
      columns={days.map(({ day, views }, index) => ({
        label: weekday(day),
        tick: index % 3 === 1 ? shortDay(day) : undefined,
        values: [views],
      }))}
    />
  );
}

const categories = [
  { category: "wedding", name: "Weddings", tone: "wedding" },
  { category: "corporate", name: "Corporate", tone: "corporate" },
  { category: "private-party", name: "Private parties", tone: "private-party" },
  { category: "message", name: "Messages", tone: "message" },
] as const satisfies readonly (Series & { category: string })[];

/** New leads and messages by week and category. */
export function LeadWeeks({ statistics: { byWeek, weeks } }: { statistics: Statistics }) {
  const all = total(byWeek.map(({ leads }) => leads));
  if (all === 0) return <Empty>No leads in these weeks. New ones show here as they come.</Empty>;
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
      description={`${whole(all)} leads and messages in ${weeks.length} weeks; the last column is this week so far.`}
      unit="Week"
      series={categories}
      columns={columns}
    />
  );
}

const stages = [
  { label: "New", reached: ["new", "contacted", "quoted", "booked", "lost"] },
  { label: "Contacted", reached: ["contacted", "quoted", "booked"] },
  { label: "Quoted", reached: ["quoted", "booked"] },
  { label: "Booked", reached: ["booked"] },
] as const;

/** How far the leads came: each stage counts those that reached it or a later one. */
export function LeadFunnel({ byStatus }: Pick<Statistics, "byStatus">) {
  const reached = (statuses: readonly string[]) =>
    total(byStatus.filter(({ status }) => statuses.includes(status)).map(({ leads }) => leads));
  const all = reached(stages[0].reached);
  if (all === 0) return <Empty>No leads in 90 days, so nothing to follow yet.</Empty>;
  const lost = reached(["lost"]);
  return (
    <>
      <RowChart
        id="funnel-chart"
        title="From lead to booking"
        description={`Of ${whole(all)} leads, ${whole(reached(["booked"]))} became a booking.`}
        head={["Stage", "Leads", "Share"]}
        rows={stages.map((stage) => {
          const value = reached(stage.reached);
          return {
            label: stage.label,
            value,
            shown: whole(value),
            tone: stage.label === "Booked" ? "now" : "mark",
            more: [`${Math.round((value / all) * 100)}%`],
          };
        })}
      />
      {lost > 0 ? <p className="small text-muted mt-2">{whole(lost)} lost, counted as new.</p> : null}
      <h3 className="font-600 mt-6 mb-2">By category</h3>
      <RowChart
        id="category-chart"
        title="Leads by category"
        description="Leads of the last 90 days by kind of event."
        head={["Category", "Leads"]}
        rows={categories.map(({ category, name, tone }) => {
          const value = total(byStatus.filter((row) => row.category === category).map(({ leads }) => leads));
          return { label: name, value, shown: whole(value), tone };
        })}
      />
    </>
  );
}

/** The value of confirmed and completed bookings by month of the event. */
export function BookedMonths({ statistics: { byMonth, months, today } }: { statistics: Statistics }) {
  const found = new Map(byMonth.map((row) => [row.month, row]));
  const all = total(byMonth.map(({ revenue }) => revenue));
  if (byMonth.length === 0) return <Empty>No booked events a year back or half a year ahead.</Empty>;
  const current = today.slice(0, 7);
  return (
    <RowChart
      id="revenue-chart"
      title="Booked revenue by month"
      description={`${dollars(all)} from 12 months back to 6 months ahead, by the date of the event.`}
      head={["Month", "Booked", "Events"]}
      rows={months.map((month) => {
        const { revenue = 0, bookings = 0 } = found.get(month) ?? {};
        const name = monthYear(`${month}-01`);
        return {
          label: month === current ? `${name}, now` : name,
          value: revenue,
          shown: dollars(revenue),
          tone: month === current ? "now" : "mark",
          more: [String(bookings)],
        };
      })}
    />
  );
}

/** The next confirmed events. */
export function NextEvents({ events }: { events: Statistics["nextEvents"] }) {
  if (events.length === 0) return <Empty>Nothing confirmed in the next 90 days.</Empty>;
  return (
    <>
      <ul className="rows">
        {events.map(({ id, eventDate, eventType, packageName, city }) => (
          <li key={id}>
            <time className="whole shrink-0 w-28 tabular-nums" dateTime={eventDate}>
              {weekday(eventDate)}
            </time>
            <span className="min-w-0">
              <b className="block">{eventType}</b>
              <span className="text-muted">{[packageName, city].filter(Boolean).join(", ")}</span>
            </span>
          </li>
        ))}
      </ul>
      <a className="text-link mt-3" href={paths.adminBookings}>
        All bookings
      </a>
    </>
  );
}

const states = { confirmed: "Confirmed", unconfirmed: "Unconfirmed", left: "Left" } as const;

/** Newsletter subscribers by state. */
export function Subscribers({ counts }: { counts: Statistics["subscribers"] }) {
  if (total(counts.map(({ subscribers }) => subscribers)) === 0) return <Empty>Nobody has signed up yet.</Empty>;
  return (
    <RowChart
      id="subscribers-chart"
      title="Newsletter subscribers"
      description="Addresses by state. Only confirmed ones get mail."
      head={["State", "Subscribers"]}
      rows={(["confirmed", "unconfirmed", "left"] as const).map((state) => {
        const value = counts.find((row) => row.state === state)?.subscribers ?? 0;
        return { label: states[state], value, shown: whole(value), tone: state === "confirmed" ? "now" : "mark" };
      })}
    />
  );
}
