import type { EventCategory } from "../../../content/categories.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { AreaTab } from "../../../platform/pages/metadata/page-metadata.ts";
import { DoneBadge } from "../../../platform/ui/done-badge.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { portalPlanAt } from "../../bookings/client/paths.ts";
import type { ChangeGroup, PlanLock } from "../../changes/model.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { WaitingChanges } from "../../portal/frame/waiting-changes.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import type { PlanAccess } from "../../songs/client/paths.ts";
import type { Details } from "../details.ts";
import { type DetailField, detailLabels } from "../details-form.ts";

interface DetailsFormProps {
  access: PlanAccess;
  booking: string;
  row: Details;
  newKey: string;
  form: FormState<DetailField>;
}

const idOf = (field: string) => `details-${field}`;

function DetailsForm({ access, booking, row, newKey, form }: DetailsFormProps) {
  const field = fieldsOf({ idOf, labels: detailLabels, form });
  return (
    <form className="card plan-form" method="post" action={detailsPlaces[access].api} aria-label="Details" noValidate>
      <ErrorSummary issues={form.issues} labels={detailLabels} idOf={idOf} />
      <input type="hidden" name="booking" value={booking} />
      <input type="hidden" name="revision" value={row.revision} />
      <input type="hidden" name="base" value={JSON.stringify(row)} />
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
        placeholder="Renee Diaz, planner, (555) 555-0123"
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

export const detailsNotices: Readonly<Record<string, string>> = {
  saved: "The details are saved.",
  proposed: "Proposed.",
};

export interface DetailsPageProps {
  access: PlanAccess;
  lock: PlanLock;
  waiting: readonly ChangeGroup[];
  booking: string;
  row: Details;
  newKey: string;
  form: FormState<DetailField>;
  notice: string | null;
}

export function DetailsPage({ access, booking, lock, waiting, row, newKey, form, notice }: DetailsPageProps) {
  const back = detailsPlaces[access].back(booking);
  return (
    <div className="wrap portal">
      {access === "client" ? (
        <PortalTrail booking={booking} label="The details" via={{ label: "Timeline", href: back }} />
      ) : (
        <p>
          <a className="text-link" href={back}>
            The timeline
          </a>
        </p>
      )}
      <h1 className="h2 mt-5 mb-3">The details</h1>
      <p className="text-muted mb-6">
        What I need to know of the place and the people. Leave empty what you do not know yet.{" "}
        {lock.isLocked ? `Locked since ${lock.until}: a change now waits for my yes.` : ""}
      </p>
      <DoneBadge words={notice} className="mb-5" />
      <WaitingChanges waiting={waiting} />
      <DetailsForm {...{ access, booking, row, newKey, form }} />
    </div>
  );
}

export const detailsMetadata = (access: PlanAccess, accent: EventCategory | null, tabs: readonly AreaTab[]) =>
  portalMetadata(
    {
      title: "The details",
      description: "Guests, load-in, power, the plan for rain, and whom to call on the evening.",
      // A key's own page has no portal.
      feature: "portal-timeline",
      path: access === "client" ? portalPaths.planDetails : portalPaths.key,
    },
    accent,
    tabs,
  );

export const detailsPlaces = {
  client: {
    page: portalPaths.planDetails,
    api: portalApi.planDetails,
    back: (booking: string) => portalPlanAt({ booking }),
  },
  key: { page: portalPaths.keyDetails, api: portalApi.keyDetails, back: () => portalPaths.keyPlan },
} as const;
