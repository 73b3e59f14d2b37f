import { dateInWords } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { categoryOf } from "../../bookings/client-view.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { plannerTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalPaths, portalReview } from "../../portal/paths.ts";
import type { PlanAccess } from "../../songs/client/paths.ts";
import type { Recap } from "../recap.ts";
import { RecapSheet } from "../recap-sheet.tsx";

export const recapPages: Readonly<Record<PlanAccess, { page: string; back: { label: string; href: string } }>> = {
  client: { page: portalPaths.evening, back: { label: "Client Portal", href: portalPaths.dashboard } },
  key: { page: portalPaths.keyEvening, back: { label: "The plan", href: portalPaths.keyPlan } },
};

const notes = {
  waiting: "I look over what the booth noted before it stands here. This page will show it after that.",
  withheld: "There is nothing to show of this evening.",
} as const;

interface RecapPageProps {
  access: PlanAccess;
  recap: Recap;
}

export function RecapPage({ access, recap }: RecapPageProps) {
  const { state, eventType, date, venue } = recap;
  return (
    <div className="wrap portal">
      <div className="no-print">
        <Breadcrumb items={[recapPages[access].back, { label: "Your evening" }]} />
      </div>
      <h1 className="h2 mt-5 mb-3">{access === "client" ? "Your evening" : "The evening"}</h1>
      <p className="text-muted mb-6">
        {eventType}, <time dateTime={date}>{dateInWords(date)}</time>
        {venue ? `, ${venue}` : ""}
      </p>
      {state === "released" ? (
        <RecapSheet recap={recap}>
          <div className="recap-buttons no-print">
            {access === "client" ? (
              <a className="btn btn-primary" href={portalReview(recap.id)}>
                <span className="i-lucide-star" aria-hidden="true" />
                Say how it was
              </a>
            ) : null}
            <Island of={printButton} props={{ aside: true }} when="near" />
          </div>
        </RecapSheet>
      ) : (
        <p className="card p-6">{notes[state ?? "withheld"]}</p>
      )}
    </div>
  );
}

export const recapMetadata = ({ access, recap }: RecapPageProps) =>
  portalMetadata(
    {
      title: "Your evening",
      description: "What was played and when, your must-plays and do-not-plays, and when each moment began.",
      feature: "portal-evening",
      // A key's own page is where its header leads: it has no portal.
      path: access === "client" ? portalPaths.evening : portalPaths.key,
    },
    categoryOf(recap.eventType),
    plannerTabs(recap, "evening"),
  );
