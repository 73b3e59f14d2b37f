import { grouped } from "../../../platform/numbers.ts";
import { shortDay, total, weekdayAndDay } from "../frame/charts/chart.ts";
import { ColumnChart } from "../frame/charts/column-chart.tsx";
import type { DayOfViews, PageViews } from "./page-views.ts";

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
      description={`${grouped(all)} page views in ${days.length} days; the last column is today so far.`}
      unit="Day"
      series={[{ name: "Page views", tone: "mark" }]}
      columns={days.map(({ day, views }, index) => ({
        label: weekdayAndDay(day),
        tick: index % 3 === 1 ? shortDay(day) : undefined,
        values: [views],
      }))}
    />
  );
}
