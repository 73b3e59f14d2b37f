import type { Context, Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { minutesOf } from "../../platform/dates.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { planApi } from "./addresses.ts";
import type { ChangedMoments } from "./change-moments.ts";
import { changePlan, type PlanDesk, type PlanOutcome } from "./change-plan.ts";
import type { Moment } from "./model.ts";
import { type AskedOfPlan, deskOf, planAnswers } from "./plan-answers.ts";
import { planButton, planTemplate } from "./plan-form.ts";
import { type PlanFormsOf, planBookingId, sharedOf } from "./planned-booking.ts";
import { positionBetween } from "./position.ts";
import { batchQuery, changesQuery, type PlanChange } from "./read-plan.ts";
import { type TemplateKind, templateMoments, templateOf } from "./templates.ts";
import { bookedEnd } from "./times.ts";
import { asTurn, turnAll, turnedBack } from "./turn-moment.ts";

/** How many changes one may go back. */
const furthest = 1000;

/** A change can be undone once it was made, and of moments. */
const isMade = ({ part, state }: Pick<PlanChange, "part" | "state">): boolean =>
  part === "moments" && (state === "made" || state === "accepted");

const turnsOf = (changes: readonly PlanChange[]) => changes.filter(isMade).flatMap(({ undo }) => asTurn(undo) ?? []);

const asChanged = (moments: Moment[] | null): ChangedMoments =>
  moments ? { kind: "changed", moments } : { kind: "conflict", conflicts: [] };

/** Undoes what was made in one go, unless something of it was changed again since: that is a conflict. */
async function undoChange(desk: PlanDesk, key: string, batch: string): Promise<PlanOutcome> {
  const { db, caller, now } = desk;
  const turns = turnsOf(await batchQuery(db, planBookingId(caller, "moments", now), batch)).map(turnedBack);
  return changePlan(desk, key, (moments) =>
    turns.length > 0 ? asChanged(turnAll(moments, turns)) : { kind: "missing" },
  );
}

/** Takes the plan back to what it was before `batch`: everything since is undone, and can be had again in the same way. */
async function goBack(desk: PlanDesk, key: string, batch: string): Promise<PlanOutcome> {
  const { db, caller, now } = desk;
  const changes = await changesQuery(db, planBookingId(caller, "moments", now), furthest);
  const until = changes.findLastIndex((change) => change.batch === batch);
  const turns = turnsOf(changes.slice(0, until + 1)).map(turnedBack);
  return changePlan(desk, key, (moments) =>
    turns.length > 0 ? asChanged(turnAll(moments, turns)) : { kind: "missing" },
  );
}

/** Fills an empty plan with the moments of a kind of event, of its own unless told; `conflict`: it is not empty. */
const fillFromTemplate = (desk: PlanDesk, key: string, template: TemplateKind | null): Promise<PlanOutcome> =>
  changePlan(desk, key, (moments, { eventType, startTime, endTime }) => {
    if (moments.length > 0) return { kind: "conflict", conflicts: [] };
    const kind = template ?? templateOf(eventType);
    let low: string | null = null;
    const filled: Moment[] = [];
    for (const words of templateMoments(kind, bookedEnd(startTime, endTime) - minutesOf(startTime))) {
      low = positionBetween({ low, high: null }, false);
      filled.push({ ...words, id: crypto.randomUUID(), position: low, revision: 1 });
    }
    return { kind: "changed", moments: filled };
  });

/** What fills an empty plan from a template, undoes a change, and goes back to before one. */
export function wholePlanForms(of: PlanFormsOf): Hono<AppEnv>[] {
  const paths = planApi(of.api);
  const shared = sharedOf(of);
  const { refuse, answer } = planAnswers(of);

  /** What a form for the plan as a whole comes to, or `refusal` in words. */
  async function forAll(
    c: Context<AppEnv>,
    { booking, idempotencyKey }: AskedOfPlan,
    { done, refusal }: { done: string; refusal: string },
    act: (desk: PlanDesk, key: string) => Promise<PlanOutcome>,
  ) {
    const outcome = await act(deskOf(c, of, booking), idempotencyKey ?? crypto.randomUUID());
    return outcome.kind === "conflict" || outcome.kind === "missing"
      ? refuse(c, 409, { booking, refusal })
      : answer(c, outcome, booking, { done });
  }

  const filling = formRoute({
    ...shared,
    path: paths.template,
    schema: planTemplate,
    act: (c, { template, ...form }) =>
      forAll(
        c,
        form,
        { done: "filled", refusal: "There are moments in the plan already. Here they are." },
        (desk, key) => fillFromTemplate(desk, key, template),
      ),
  });

  const turning = (path: string, act: typeof undoChange, said: { done: string; refusal: string }) =>
    formRoute({
      ...shared,
      path,
      schema: planButton,
      act: (c, { batch, ...form }) => forAll(c, form, said, (desk, key) => act(desk, key, batch ?? "")),
    });

  const undoing = turning(paths.undo, undoChange, {
    done: "undone",
    refusal: "This was not undone: something of it was changed again since.",
  });
  const restoring = turning(paths.restore, goBack, {
    done: "restored",
    refusal: "The plan stays as it is: this change is no longer in its record.",
  });

  return [filling, undoing, restoring];
}
