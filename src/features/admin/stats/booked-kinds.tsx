import { dollars } from "../../../platform/money.ts";
import { total } from "../frame/charts/chart.ts";
import { RowChart } from "../frame/charts/row-chart.tsx";
import type { BookedKind, Statistics } from "./statistics.ts";

const sources: Readonly<Record<string, string>> = {
  website: "A form of the site",
  quote: "A quote made on the site",
  phone: "By phone",
  import: "Brought along",
  hand: "Made by hand",
};

const kinds = [
  { by: "year", column: "Year of the event", nameOf: ({ year }: BookedKind) => year },
  { by: "package", column: "Package", nameOf: ({ packageName }: BookedKind) => packageName },
  { by: "source", column: "How it came", nameOf: ({ source }: BookedKind) => sources[source] ?? source },
];

export function BookedKinds({ byKind }: Pick<Statistics, "byKind">) {
  if (byKind.length === 0) return <p className="text-muted">Nothing was booked yet.</p>;
  return kinds.map(({ by, column, nameOf }) => {
    const sums = [...Map.groupBy(byKind, nameOf)].map(([label, rows]) => ({
      label,
      value: total(rows.map(({ revenue }) => revenue)),
      events: total(rows.map(({ bookings }) => bookings)),
    }));
    const sorted = sums.toSorted((one, other) =>
      by === "year" ? one.label.localeCompare(other.label) : other.value - one.value,
    );
    return (
      <RowChart
        key={by}
        id={`booked-by-${by}`}
        title={`Booked by ${by}`}
        description="Confirmed and completed events of all time."
        head={[column, "Booked", "Events"]}
        rows={sorted.map(({ label, value, events }) => ({
          label,
          value,
          shown: dollars(value),
          more: [String(events)],
        }))}
      />
    );
  });
}
