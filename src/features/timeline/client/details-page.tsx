import type { EventCategory } from "../../../content/categories.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { DoneBadge } from "../../../platform/ui/done-badge.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { WaitingChanges } from "../../portal/frame/waiting-changes.tsx";
import { portalPaths } from "../../portal/paths.ts";
import type { PlanDoor } from "../../songs/client/paths.ts";
import type { DetailField } from "../details-form.ts";
import type { PlanLock } from "../editor/plan-board.tsx";
import type { ChangeGroup } from "../history.ts";
import { DetailsForm } from "./details-form.tsx";
import { detailsPlaces } from "./details-places.ts";

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
      <DoneBadge words={notice} className="mb-5" />
      <WaitingChanges waiting={waiting} />
      <DetailsForm {...{ door, booking, revision, newKey, form }} />
    </div>
  );
}

export const detailsMetadata = (door: PlanDoor, accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "The details",
      description: "Guests, load-in, power, the plan for rain, and whom to call on the evening.",
      // A key's own page is where its header leads: it has no portal.
      feature: "portal-timeline",
      path: door === "client" ? portalPaths.planDetails : portalPaths.key,
    },
    accent,
  );
