import type { EventCategory } from "../../../content/categories.ts";
import { dateInWords } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { DoneBadge } from "../../../platform/ui/done-badge.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { PlanBoard } from "../../timeline/editor/plan-board.tsx";
import { planNotice } from "../../timeline/editor/plan-notices.ts";
import { PlanSheet } from "../../timeline/editor/plan-sheet.tsx";
import type { MomentField } from "../../timeline/moment.ts";
import type { OpenMoment } from "../../timeline/open-moment.ts";
import type { HeldPlan } from "../../timeline/read-held-plan.ts";
import { keyChanges, keyOpensInWords, keysThatComment, lastDayInWords } from "../model.ts";
import { HeldDetails } from "./held-details.tsx";
import { HeldSongs } from "./held-songs.tsx";
import { Times } from "./held-times.tsx";
import { OneMoment } from "./one-moment.tsx";

export interface HeldPlanPageProps {
  plan: HeldPlan;
  open: OpenMoment | null;
  adding: FormState<MomentField> | null;
  newKey: string;
  done: string | null;
  refusal: string | null;
}

const place = (booking: string) =>
  ({ page: portalPaths.keyPlan, api: portalApi.keyPlan, booking, named: false }) as const;

/** The plan of an evening as a key opens it: nothing of the client's own. */
export function HeldPlanPage({ plan, open, adding, newKey, done, refusal }: HeldPlanPageProps) {
  const { kind, name, endsAt, eventType, clientName, eventDate, venue, details, songs, moments } = plan;
  const { booked, sunset, comments, ...board } = plan.board;
  const isBoard = kind === "partner" || kind === "planner";
  const notice = planNotice(done, "The plan is locked. Your change waits for the DJ's yes.");
  const sheet = {
    place: place(plan.id),
    moments,
    booked,
    sunset,
    comments,
    mayComment: keysThatComment.includes(kind),
    commentsOpen: plan.commentsOpen,
    open,
    adding,
    newKey,
  };
  return (
    <div className={isBoard ? "wrap portal grid gap-5" : "wrap portal portal-column"}>
      <h1 className="h2">
        {eventType} of {clientName}
      </h1>
      <p className="text-muted">
        <time dateTime={eventDate}>{dateInWords(eventDate)}</time>
        {venue ? `, ${venue}` : ""}. {name}, your key {keyOpensInWords(kind, plan.moments[0]?.name ?? null)}
        {endsAt ? ` It works through ${lastDayInWords(endsAt)}.` : ""}
      </p>
      <DoneBadge words={notice} />
      {refusal ? (
        <Notice tone="danger">
          <p>{refusal}</p>
        </Notice>
      ) : null}
      {kind === "venue" ? <Times plan={plan} /> : null}
      {kind === "family" ? <OneMoment {...{ plan, open, newKey }} /> : null}
      {isBoard ? (
        <PlanBoard {...board} isDj={false} sheet={sheet}>
          <PlanSheet {...sheet} />
        </PlanBoard>
      ) : null}
      {keyChanges[kind].includes("details") && !details ? (
        <p>
          <a className="text-link" href={portalPaths.keyDetails}>
            Write the details
          </a>
        </p>
      ) : null}
      {details ? <HeldDetails kind={kind} details={details} /> : null}
      {kind === "venue" && !details ? (
        <p className="text-muted">Arrival, load-in, power and contacts are not written yet. They will stand here.</p>
      ) : null}
      {keyChanges[kind].includes("songs") ? <HeldSongs songs={songs} /> : null}
      <form method="post" action={portalApi.leaveKey}>
        <button className="btn btn-small btn-secondary" type="submit">
          Sign out on this device
        </button>
      </form>
    </div>
  );
}

export const heldPlanMetadata = (accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "The plan of the evening",
      description: "The plan of an evening as far as your key opens it.",
      feature: "portal-invites",
      path: portalPaths.keyPlan,
    },
    accent,
  );
