import type { EventCategory } from "../../content/categories.ts";
import { type DetailField, detailLabels } from "../../forms/details-form.ts";
import type { FormState } from "../../forms/form-state.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { TextField } from "../../ui/field.tsx";
import { fieldsOf } from "../../ui/fields-of.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { portalApi, portalPaths, portalPlanAt } from "../paths.ts";

export interface DetailsPageProps {
  booking: string;
  revision: number;
  newKey: string;
  form: FormState<DetailField>;
  saved: boolean;
}

/** What an evening needs beside its moments: guests, load-in, power, rain, and whom to call. */
export function DetailsPage({ booking, revision, newKey, form, saved }: DetailsPageProps) {
  const idOf = (field: string) => `details-${field}`;
  const field = fieldsOf({ idOf, labels: detailLabels, form });
  return (
    <div className="wrap portal">
      <p>
        <a className="text-link" href={portalPlanAt({ booking })}>
          The timeline
        </a>
      </p>
      <h1 className="h2 mt-5 mb-3">The details</h1>
      <p className="text-muted mb-6">
        What I need to know of the place and the people. Leave empty what you do not know yet.
      </p>
      {saved ? (
        <p className="badge mb-5" role="status">
          <span className="i-lucide-check" aria-hidden="true" />
          The details are saved.
        </p>
      ) : null}
      <form className="card plan-form" method="post" action={portalApi.planDetails} aria-label="Details" noValidate>
        <ErrorSummary issues={form.issues} labels={detailLabels} idOf={idOf} />
        <input type="hidden" name="booking" value={booking} />
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="idempotencyKey" value={newKey} />
        <TextField {...field("guestCount")} autoComplete="off" optional />
        <TextField {...field("arriveAt")} type="time" optional />
        <TextField {...field("outBy")} type="time" optional />
        <TextArea
          {...field("loadIn")}
          className="plan-field-wide"
          optional
          placeholder="North dock, freight elevator"
        />
        <TextArea {...field("power")} className="plan-field-wide" optional placeholder="Two outlets behind the stage" />
        <TextArea
          {...field("rainPlan")}
          className="plan-field-wide"
          optional
          placeholder="Ballroom B, decided by 1 PM"
        />
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
    </div>
  );
}

export const detailsMetadata = (accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "The details",
      description: "Guests, load-in, power, the plan for rain, and whom to call on the evening.",
      path: portalPaths.planDetails,
    },
    accent,
  );
