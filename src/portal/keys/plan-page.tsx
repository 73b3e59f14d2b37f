import type { HeldPlan } from "../../business/plan/keys/read-held-plan.ts";
import type { EventCategory } from "../../content/categories.ts";
import { dateInWords } from "../../dates.ts";
import type { FormState } from "../../forms/form-state.ts";
import type { MomentField } from "../../planning/moment.ts";
import type { OpenMoment } from "../../planning/open-moment.ts";
import { Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PlanBoard } from "../../ui/plan/plan-board.tsx";
import { planNotice } from "../../ui/plan/plan-notices.ts";
import { PlanSheet } from "../../ui/plan/plan-sheet.tsx";
import { keyChanges, keyOpensInWords, keysThatComment, lastDayInWords } from "../../vocabulary/plan-keys.ts";
import { songWishLabels } from "../../vocabulary/songs.ts";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { portalApi, portalPaths } from "../paths.ts";
import { OneMoment, Times } from "./held-moments.tsx";

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
    open,
    adding,
    newKey,
  };
  return (
    <div className={isBoard ? "wrap portal grid gap-5" : "wrap portal pay"}>
      <h1 className="h2">
        {eventType} of {clientName}
      </h1>
      <p className="text-muted">
        <time dateTime={eventDate}>{dateInWords(eventDate)}</time>
        {venue ? `, ${venue}` : ""}. {name}, your key {keyOpensInWords(kind, plan.moments[0]?.name ?? null)}
        {endsAt ? ` It works through ${lastDayInWords(endsAt)}.` : ""}
      </p>
      {notice ? (
        <p className="badge" role="status">
          <span className="i-lucide-check" aria-hidden="true" />
          {notice}
        </p>
      ) : null}
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
      {details ? (
        <section aria-labelledby="details-title">
          <h2 className="h3 mb-3" id="details-title">
            At the venue
          </h2>
          {keyChanges[kind].includes("details") ? (
            <p className="mb-3">
              <a className="text-link" href={portalPaths.keyDetails}>
                Change the details
              </a>
            </p>
          ) : null}
          <Facts
            className="card p-6 grid gap-3"
            facts={[
              ["The DJ arrives", details.arriveAt],
              ["Load-in", details.loadIn],
              ["Power", details.power],
              ["Out by", details.outBy],
              ...details.contacts.map(({ name, role, phone }) => [`${name}, ${role}`, phone] as const),
            ]}
          />
        </section>
      ) : null}
      {kind === "venue" && !details ? (
        <p className="text-muted">Arrival, load-in, power and contacts are not written yet. They will stand here.</p>
      ) : null}
      {keyChanges[kind].includes("songs") ? (
        <section aria-labelledby="songs-title">
          <h2 className="h3 mb-3" id="songs-title">
            Songs
          </h2>
          <p className="mb-3">
            <a className="text-link" href={portalPaths.keySongs}>
              {songs.length > 0 ? "Change the songs" : "Add songs"}
            </a>
          </p>
          <ul className="card p-6 grid gap-2" hidden={songs.length === 0}>
            {songs.map(({ id, title, artist, wish }) => (
              <li key={id}>
                {title}
                {artist ? `, ${artist}` : ""} <span className="small text-muted">{songWishLabels[wish]}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
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
      feature: "portal-keys",
      path: portalPaths.keyPlan,
    },
    accent,
  );
