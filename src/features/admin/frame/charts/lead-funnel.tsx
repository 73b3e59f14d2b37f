import { contactStatuses, contactStatusLabels } from "../../../../content/statuses.ts";
import { grouped } from "../../../../platform/numbers.ts";
import type { Statistics } from "../../stats/statistics.ts";
import { contactCategoryLabels, leadsAlone } from "../labels.ts";
import { type Series, total } from "./chart.ts";
import { RowChart } from "./row-chart.tsx";

export const categories = [
  { category: "wedding", name: contactCategoryLabels.wedding, tone: "wedding" },
  { category: "corporate", name: contactCategoryLabels.corporate, tone: "corporate" },
  { category: "private-party", name: contactCategoryLabels["private-party"], tone: "private-party" },
  { category: "message", name: contactCategoryLabels.message, tone: "message" },
] as const satisfies readonly (Series & { category: string })[];

const steps = contactStatuses.filter((status) => status !== "lost");

/** Each step counts leads that reached it or a later one. */
export function LeadFunnel({ byStatus }: Pick<Statistics, "byStatus">) {
  const reached = (statuses: readonly string[]) =>
    total(
      leadsAlone(byStatus)
        .filter(({ status }) => statuses.includes(status))
        .map(({ leads }) => leads),
    );
  const all = reached(contactStatuses);
  if (all === 0) return <p className="text-muted">No leads in 90 days, so nothing to follow yet.</p>;
  const lost = reached(["lost"]);
  return (
    <>
      <RowChart
        id="funnel-chart"
        title="From lead to booking"
        description={`Of ${grouped(all)} ${all === 1 ? "lead" : "leads"}, ${grouped(reached(["booked"]))} became a booking.`}
        rows={steps.map((step, index) => {
          const value = index === 0 ? all : reached(steps.slice(index));
          return {
            label: contactStatusLabels[step],
            value,
            shown: grouped(value),
            tone: step === "booked" ? "now" : "mark",
            more: `${Math.round((value / all) * 100)}%`,
          };
        })}
      />
      {lost > 0 ? <p className="small text-muted mt-2">{grouped(lost)} lost, counted as new.</p> : null}
      <h3 className="font-600 mt-6 mb-2">By category</h3>
      <RowChart
        id="category-chart"
        title="Leads and messages by category"
        description="Leads of the last 90 days by kind of event, and messages."
        rows={categories.map(({ category, name, tone }) => {
          const value = total(byStatus.filter((row) => row.category === category).map(({ leads }) => leads));
          return { label: name, value, shown: grouped(value), tone };
        })}
      />
    </>
  );
}
