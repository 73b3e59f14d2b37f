import { grouped } from "../../../../platform/numbers.ts";
import type { Statistics } from "../../stats/statistics.ts";
import { shortDay, total } from "./chart.ts";
import { ColumnChart } from "./column-chart.tsx";
import { categories } from "./lead-funnel.tsx";

/** New leads and messages by week and category. */
export function LeadWeeks({ statistics: { byWeek, weeks } }: { statistics: Statistics }) {
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
