import type { EventCategory } from "../../content/categories.ts";
import { type DetailField, detailLabels } from "../../forms/details-form.ts";
import type { FormState } from "../../forms/form-state.ts";
import type { ChangeGroup } from "../../planning/history.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { TextField } from "../../ui/field.tsx";
import { fieldsOf } from "../../ui/fields-of.ts";
import type { PlanLock } from "../../ui/plan/plan-board.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { WaitingChanges } from "../frame/waiting-changes.tsx";
import { portalApi, portalPaths, portalPlanAt } from "../paths.ts";
import type { PlanDoor } from "../song-paths.ts";

/** The pages of the details behind each door: where they are, what takes them, and the way back. */
export const detailsPlaces = {
  client: {
    page: portalPaths.planDetails,
    api: portalApi.planDetails,
    back: (booking: string) => portalPlanAt({ booking }),
  },
  key: { page: portalPaths.keyDetails, api: portalApi.keyDetails, back: () => portalPaths.keyPlan },
} as const;

/** What was done just now, in words, by its name in the address. */
export const detailsNotices: Readonly<Record<string, string>> = {
  saved: "The details are saved.",
  proposed: "Proposed. It waits for my yes.",
};

export interface DetailsPageProps {
  door: PlanDoor;
  lock: PlanLock;
  waiting: readonly ChangeGroup[];
  booking: string;
  revision: number;
  newKey: string;
  form: FormState<DetailField>;
  notice: string | null;
}

/** What an evening needs beside its moments: guests, load-in, power, rain, and whom to call. */
export function DetailsPage({ door, booking, lock, waiting, revision, newKey, form, notice }: DetailsPageProps) {
  const idOf = (field: string) => `details-${field}`;
  const field = fieldsOf({ idOf, labels: detailLabels, form });
  return (
    <div className="wrap portal">
      <p>
        <a className="text-link" href={detailsPlaces[door].back(booking)}>
          The timeline
        </a>
      </p>
      <h1 className="h2 mt-5 mb-3">The details</h1>
      <p className="text-muted mb-6">
        What I need to know of the place and the people. Leave empty what you do not know yet.{" "}
        {lock.isLocked ? `Locked since ${lock.until}: a change now waits for my yes.` : ""}
      </p>
      {notice ? (
        <p className="badge mb-5" role="status">
          <span className="i-lucide-check" aria-hidden="true" />
          {notice}
        </p>
      ) : null}
      <WaitingChanges waiting={waiting} />
      <form className="card plan-form" method="post" action={detailsPlaces[door].api} aria-label="Details" noValidate>
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

export const detailsMetadata = (door: PlanDoor, accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "The details",
      description: "Guests, load-in, power, the plan for rain, and whom to call on the evening.",
      // A key's own page is where its header leads: it has no portal.
      feature: "portal-plan",
      path: door === "client" ? portalPaths.planDetails : portalPaths.key,
    },
    accent,
  );
