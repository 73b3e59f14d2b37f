import { subscriberStateLabels, subscriberStates } from "../../../content/statuses.ts";
import { grouped } from "../../../platform/numbers.ts";
import { total } from "../frame/charts/chart.ts";
import { RowChart } from "../frame/charts/row-chart.tsx";
import type { Statistics } from "./statistics.ts";

/** Newsletter subscribers by state. */
export function Subscribers({ counts }: { counts: Statistics["subscribers"] }) {
  if (total(counts.map(({ subscribers }) => subscribers)) === 0)
    return <p className="text-muted">Nobody has signed up yet.</p>;
  return (
    <RowChart
      id="subscribers-chart"
      title="Newsletter subscribers"
      description="Addresses by state. Only confirmed ones get mail."
      head={["State", "Subscribers"]}
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
