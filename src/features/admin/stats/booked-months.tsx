import { dollars } from "../../../platform/money.ts";
import { monthAndYear, total } from "../frame/charts/chart.ts";
import { RowChart } from "../frame/charts/row-chart.tsx";
import type { Statistics } from "./statistics.ts";

/** The value of confirmed and completed bookings by month of the event. */
export function BookedMonths({ statistics: { byMonth, months, today } }: { statistics: Statistics }) {
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
      head={["Month", "Booked", "Events"]}
      rows={months.map((month) => {
        const { revenue = 0, bookings = 0 } = found.get(month) ?? {};
        const name = monthAndYear(`${month}-01`);
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
