import { momentFragment, type PlanPlace, planAt } from "../addresses.ts";
import type { PlanWarning } from "../warnings.ts";

/** What to look at again, each with the way to its moment. */
export function PlanWarnings({ place, warnings }: { place: PlanPlace; warnings: readonly PlanWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="plan-warnings" aria-label="To look at again">
      {warnings.map(({ kind, id, words }) => (
        <li key={`${kind}-${id}`}>
          <span className="i-lucide-triangle-alert" aria-hidden="true" />
          <a href={planAt(place, { edit: id }) + momentFragment(id)}>{words}</a>
        </li>
      ))}
    </ul>
  );
}
