import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { planApi } from "../addresses.ts";
import { momentLabels, plainMoment } from "../moment.ts";
import { MomentFields, momentEntries } from "./moment-fields.tsx";
import type { LivePlanProps } from "./plan-sheet-props.ts";

/** How long a new moment is unless somebody says otherwise, in minutes. */
const usualLength = 15;

/** A new moment, at the end of the evening. */
export function AddMoment({
  place,
  adding,
  newKey,
  editing,
}: Pick<LivePlanProps, "place" | "adding" | "newKey" | "editing">) {
  const idOf = (field: string) => `new-moment-${field}`;
  const form = adding ?? { values: momentEntries(plainMoment("", usualLength)), issues: [] };
  return (
    <details className="plan-add" open={adding !== null}>
      <summary id="new-moment">
        <span className="i-lucide-plus" aria-hidden="true" />
        Add a moment
      </summary>
      <form
        className="plan-form"
        method="post"
        action={planApi(place.api).moments}
        aria-label="New moment"
        noValidate
        key={editing?.round}
        onSubmit={editing?.onAdd}
      >
        <ErrorSummary issues={form.issues} labels={momentLabels} idOf={idOf} />
        <input type="hidden" name="booking" value={place.booking} />
        <input type="hidden" name="idempotencyKey" value={newKey} />
        <MomentFields idOf={idOf} form={form} />
        <div className="plan-buttons">
          <button className="btn btn-primary" type="submit">
            Add the moment
          </button>
        </div>
      </form>
    </details>
  );
}
