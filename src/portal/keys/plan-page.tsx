import type { HeldPlan } from "../../business/plan/keys/read-held-plan.ts";
import type { EventCategory } from "../../content/categories.ts";
import { dateInWords } from "../../dates.ts";
import type { FormState } from "../../forms/form-state.ts";
import { planApi } from "../../planning/addresses.ts";
import { type MomentField, momentLabels, wordsOf } from "../../planning/moment.ts";
import { clockWords, lengthWords, timesOf } from "../../planning/times.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";
import { MomentFields, momentEntries } from "../../ui/plan/moment-fields.tsx";
import { PlanBoard } from "../../ui/plan/plan-board.tsx";
import { planNotice } from "../../ui/plan/plan-notices.ts";
import { PlanSheet } from "../../ui/plan/plan-sheet.tsx";
import { keyOpensInWords } from "../../vocabulary/plan-keys.ts";
import { songWishLabels } from "../../vocabulary/songs.ts";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { portalApi, portalPaths } from "../paths.ts";

export interface HeldPlanPageProps {
  plan: HeldPlan;
  open: { id: string; form: FormState<MomentField> | null } | null;
  adding: FormState<MomentField> | null;
  newKey: string;
  done: string | null;
  refusal: string | null;
}

const place = (booking: string) =>
  ({ page: portalPaths.keyPlan, api: portalApi.keyPlan, booking, named: false }) as const;

/** Times and names alone, to read. */
function Times({ plan: { moments, startTime } }: { plan: HeldPlan }) {
  const times = timesOf(moments, startTime);
  return (
    <ol className="card p-6 grid gap-3">
      {moments.map(({ id, name, minutes }, at) => (
        <li className="flex flex-wrap gap-x-4" key={id}>
          <b>{clockWords(times[at]?.begin ?? 0)}</b>
          <span>{name}</span>
          <span className="small text-muted">{lengthWords(minutes)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The one moment of a family key, to change. */
function OneMoment({ plan, open, newKey }: Pick<HeldPlanPageProps, "plan" | "open" | "newKey">) {
  const [moment] = plan.moments;
  if (!moment) return <p>This moment is no longer in the plan.</p>;
  const idOf = (field: string) => `moment-${field}`;
  const form = open?.form ?? { values: momentEntries(moment), issues: [] };
  return (
    <form className="card plan-form" method="post" action={planApi(portalApi.keyPlan).edit(moment.id)} noValidate>
      <ErrorSummary issues={form.issues} labels={momentLabels} idOf={idOf} />
      <input type="hidden" name="idempotencyKey" value={newKey} />
      <input type="hidden" name="revision" value={moment.revision} />
      <input type="hidden" name="base" value={JSON.stringify(wordsOf(moment))} />
      <MomentFields idOf={idOf} form={form} />
      <div className="plan-buttons">
        <button className="btn btn-primary" type="submit">
          Save
        </button>
      </div>
    </form>
  );
}

/** The plan of an evening as a key opens it: nothing of the client's own. */
export function HeldPlanPage({ plan, open, adding, newKey, done, refusal }: HeldPlanPageProps) {
  const { kind, name, eventType, clientName, eventDate, venue, details, songs, moments } = plan;
  const { booked, sunset, ...board } = plan.board;
  const notice = planNotice(done, "The plan is locked. Your change waits for the DJ's yes.");
  const sheet = { place: place(plan.id), moments, booked, sunset, open, adding, newKey };
  return (
    <div className="wrap portal pay">
      <h1 className="h2">
        {eventType} of {clientName}
      </h1>
      <p className="text-muted">
        <time dateTime={eventDate}>{dateInWords(eventDate)}</time>
        {venue ? `, ${venue}` : ""}. {name}, your key {keyOpensInWords(kind, plan.moments[0]?.name ?? null)}
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
      {kind === "partner" || kind === "planner" ? (
        <PlanBoard {...board} isDj={false} sheet={sheet}>
          <PlanSheet {...sheet} />
        </PlanBoard>
      ) : null}
      {details ? (
        <section aria-labelledby="details-title">
          <h2 className="h3 mb-3" id="details-title">
            At the venue
          </h2>
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
      {songs.length > 0 ? (
        <section aria-labelledby="songs-title">
          <h2 className="h3 mb-3" id="songs-title">
            Songs
          </h2>
          <ul className="card p-6 grid gap-2">
            {songs.map(({ id, title, artist, wish }) => (
              <li key={id}>
                {title}
                {artist ? `, ${artist}` : ""} <span className="small text-muted">{songWishLabels[wish]}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

export const heldPlanMetadata = (accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "The plan of the evening",
      description: "The plan of an evening as far as your key opens it.",
      // The key's own page is where its header leads: it has no portal.
      path: portalPaths.key,
    },
    accent,
  );
