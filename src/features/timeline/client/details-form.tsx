import type { FormState } from "../../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/fields-of.ts";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import type { PlanDoor } from "../../songs/client/paths.ts";
import { type DetailField, detailLabels } from "../details-form.ts";
import { detailsPlaces } from "./details-places.ts";

interface DetailsFormProps {
  door: PlanDoor;
  booking: string;
  revision: number;
  newKey: string;
  form: FormState<DetailField>;
}

const idOf = (field: string) => `details-${field}`;

/** The fields of the details. */
export function DetailsForm({ door, booking, revision, newKey, form }: DetailsFormProps) {
  const field = fieldsOf({ idOf, labels: detailLabels, form });
  return (
    <form className="card plan-form" method="post" action={detailsPlaces[door].api} aria-label="Details" noValidate>
      <ErrorSummary issues={form.issues} labels={detailLabels} idOf={idOf} />
      <input type="hidden" name="booking" value={booking} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="idempotencyKey" value={newKey} />
      <TextField {...field("guestCount")} autoComplete="off" optional />
      <TextField {...field("arriveAt")} type="time" optional />
      <TextField {...field("outBy")} type="time" optional />
      <TextArea {...field("loadIn")} className="plan-field-wide" optional placeholder="North dock, freight elevator" />
      <TextArea {...field("power")} className="plan-field-wide" optional placeholder="Two outlets behind the stage" />
      <TextArea {...field("rainPlan")} className="plan-field-wide" optional placeholder="Ballroom B, decided by 1 PM" />
      <TextArea
        {...field("contacts")}
        className="plan-field-wide"
        optional
        placeholder="Renee Diaz, planner, (813) 555-0123"
      />
      <p className="small text-muted">Who to call: one person a line, as name, role, phone.</p>
      <div className="plan-buttons">
        <button className="btn btn-primary" type="submit">
          Save the details
        </button>
      </div>
    </form>
  );
}
