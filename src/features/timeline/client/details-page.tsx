import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { fill } from "../../../platform/language.ts";
import type { AreaTab } from "../../../platform/pages/metadata/page-metadata.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { DoneBadge } from "../../../platform/ui/done-badge.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import type { ChangeGroup, PlanLock } from "../../changes/model.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { WaitingChanges } from "../../portal/frame/waiting-changes.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import type { PlanAccess } from "../../songs/client/paths.ts";
import type { Details } from "../details.ts";
import type { DetailField } from "../details-form.ts";
import { portalPlanAt } from "../paths.ts";

interface DetailsFormProps {
  access: PlanAccess;
  booking: string;
  row: Details;
  newKey: string;
  form: FormState<DetailField>;
}

const idOf = (field: string) => `details-${field}`;

function DetailsForm({ access, booking, row, newKey, form }: DetailsFormProps) {
  const { labels, examples, ...words } = useWords().planPages.detailsPage;
  const field = fieldsOf({ idOf, labels, form });
  return (
    <form
      className="card plan-form details-form"
      method="post"
      action={detailsPlaces[access].api}
      aria-label={words.form}
      noValidate
    >
      <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} />
      <input type="hidden" name="booking" value={booking} />
      <input type="hidden" name="revision" value={row.revision} />
      <input type="hidden" name="base" value={JSON.stringify(row)} />
      <input type="hidden" name="idempotencyKey" value={newKey} />
      <TextField {...field("guestCount")} className="plan-field-wide" autoComplete="off" optional />
      <TextField {...field("arriveAt")} type="time" optional />
      <TextField {...field("outBy")} type="time" optional />
      <TextArea {...field("loadIn")} className="plan-field-wide" optional placeholder={examples.loadIn} />
      <TextArea {...field("power")} className="plan-field-wide" optional placeholder={examples.power} />
      <TextArea {...field("rainPlan")} className="plan-field-wide" optional placeholder={examples.rainPlan} />
      <TextArea
        {...field("contacts")}
        className="plan-field-wide"
        optional
        placeholder={examples.contacts}
        hint={words.contacts}
      />
      <div className="plan-buttons">
        <button className="btn btn-primary" type="submit">
          {words.save}
        </button>
      </div>
    </form>
  );
}

export interface DetailsPageProps {
  access: PlanAccess;
  /** Null for the DJ. */
  lock: PlanLock | null;
  waiting: readonly ChangeGroup[];
  booking: string;
  row: Details;
  newKey: string;
  form: FormState<DetailField>;
  notice: string | null;
}

export function DetailsPage({ access, booking, lock, waiting, row, newKey, form, notice }: DetailsPageProps) {
  const { planPages } = useWords();
  const words = planPages.detailsPage;
  const back = detailsPlaces[access].back(booking);
  return (
    <div className="wrap portal">
      {access === "client" ? (
        <PortalTrail booking={booking} label={planPages.details} via={{ label: planPages.crumb, href: back }} />
      ) : (
        <p>
          <a className="text-link" href={back}>
            {planPages.title}
          </a>
        </p>
      )}
      <h1 className="h2 mt-5 mb-3">{planPages.details}</h1>
      <p className="text-muted mb-6">
        {words.intro} {lock?.isLocked ? fill(words.locked, { until: lock.until }) : ""}
      </p>
      <DoneBadge words={notice} className="mb-5" />
      <WaitingChanges waiting={waiting} />
      <DetailsForm {...{ access, booking, row, newKey, form }} />
    </div>
  );
}

export const detailsMetadata = (
  access: PlanAccess,
  accent: EventCategory | null,
  tabs: readonly AreaTab[],
  words: Words,
) =>
  // A key's own page has no portal.
  portalMetadata(
    words,
    { title: words.planPages.details },
    "portal-timeline",
    access === "client" ? portalPaths.planDetails : portalPaths.key,
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
