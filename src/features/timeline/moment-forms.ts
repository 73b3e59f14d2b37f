import type { Context, Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { planApi } from "./addresses.ts";
import { changeMoments, type MomentChange, type MomentConflict, type MomentPlace } from "./change-moments.ts";
import { changePlan } from "./change-plan.ts";
import { momentValue } from "./history.ts";
import { type AskedOfPlan, deskOf, planAnswers } from "./plan-answers.ts";
import { momentAddition, momentEdit, momentMove, momentRemoval } from "./plan-form.ts";
import { type PlanFormsOf, sharedOf } from "./planned-booking.ts";
import { positionBetween } from "./position.ts";

const between = (low: string | null, high: string | null) => positionBetween({ low, high }, true);

/** Both values of a field that two people changed. */
const clashWords = ({ field, theirs }: MomentConflict, mine: string | null): string => {
  if (field === "position") return "It was moved by somebody else meanwhile.";
  const stands = momentValue(field, theirs);
  return `Somebody else made this ${stands ? `“${stands}”` : "empty"} meanwhile; you wrote ${mine ? `“${mine}”` : "nothing"}.`;
};

const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";

const placeOf = (after: string | null | undefined, direction: "up" | "down" | null = null): MomentPlace =>
  direction ? { step: direction } : after === undefined ? "end" : { after };

/** What adds, edits, moves and removes a moment. */
export function momentForms(of: PlanFormsOf): Hono<AppEnv>[] {
  const { api, show } = of;
  const paths = planApi(api);
  const shared = sharedOf(of);
  const { refuse, answer } = planAnswers(of);

  const make = (c: Context<AppEnv>, { booking, idempotencyKey }: AskedOfPlan, change: MomentChange) =>
    changePlan(deskOf(c, of, booking), idempotencyKey ?? crypto.randomUUID(), (moments) =>
      changeMoments(moments, change, between),
    );

  const adding = formRoute({
    ...shared,
    path: paths.moments,
    schema: momentAddition,
    again: (c, form) => show(c, { booking: form.values.booking || null, adding: form }),
    async act(c, { booking, idempotencyKey, after, ...words }) {
      const id = idempotencyKey ?? crypto.randomUUID();
      const outcome = await make(c, { booking, idempotencyKey: id }, { kind: "add", id, words, place: placeOf(after) });
      if (outcome.kind === "conflict") throw new Error("a new moment has no conflicts");
      return answer(c, outcome, booking, { done: "added" });
    },
  });

  const editing = formRoute({
    ...shared,
    path: paths.edit(":id"),
    schema: momentEdit,
    again: (c, form) => show(c, { booking: form.values.booking || null, open: { id: idOf(c), form } }),
    async act(c, { booking, idempotencyKey, base, revision, ...words }) {
      const change = { kind: "edit", id: idOf(c), words, base, revision } as const;
      const outcome = await make(c, { booking, idempotencyKey }, change);
      if (outcome.kind !== "conflict") return answer(c, outcome, booking, { done: "saved" });
      const issues = outcome.conflicts.map((conflict) => ({
        path: conflict.field,
        message: clashWords(conflict, conflict.field === "position" ? null : momentValue(conflict.field, words)),
      }));
      return { status: 409, issues };
    },
  });

  const moving = formRoute({
    ...shared,
    path: paths.move(":id"),
    schema: momentMove,
    async act(c, { booking, idempotencyKey, after, direction, from }) {
      const id = idOf(c);
      const outcome = await make(
        c,
        { booking, idempotencyKey },
        { kind: "move", id, place: placeOf(after, direction), from },
      );
      if (outcome.kind !== "conflict") return answer(c, outcome, booking, { edit: id, done: "moved" });
      const refusal = "Somebody else moved this moment meanwhile. Here is where it stands now.";
      return refuse(c, 409, { booking, refusal, open: { id, form: null } });
    },
  });

  const removing = formRoute({
    ...shared,
    path: paths.remove(":id"),
    schema: momentRemoval,
    async act(c, { booking, idempotencyKey, revision }) {
      const id = idOf(c);
      const outcome = await make(c, { booking, idempotencyKey }, { kind: "remove", id, revision });
      if (outcome.kind !== "conflict") return answer(c, outcome, booking, { done: "removed" });
      const refusal =
        "Somebody else changed this moment meanwhile. Look at it, and press Remove again if it still goes.";
      return refuse(c, 409, { booking, refusal, open: { id, form: null } });
    },
  });

  return [adding, editing, moving, removing];
}
