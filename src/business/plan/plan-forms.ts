import { type Context, Hono } from "hono";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import type { FieldIssue } from "../../forms/form-state.ts";
import {
  momentAddition,
  momentEdit,
  momentMove,
  momentRemoval,
  planButton,
  planTemplate,
} from "../../forms/plan-form.ts";
import { momentFragment, planApi } from "../../planning/addresses.ts";
import {
  changeMoments,
  type MomentChange,
  type MomentConflict,
  type MomentPlace,
} from "../../planning/change-moments.ts";
import { momentValue } from "../../planning/differences.ts";
import { maxMoments } from "../../planning/moment.ts";
import { positionBetween } from "../../planning/position.ts";
import { formRoute, type Taken } from "../../web/forms/form-route.ts";
import { isFormPost, problem } from "../../web/forms/problem.tsx";
import { planBookingId, plannedBookingQuery } from "./access.ts";
import { changePlan, type PlanDesk, type PlanOutcome } from "./change-plan.ts";
import { commenting } from "./comment-form.ts";
import { fillFromTemplate } from "./fill-from-template.ts";
import { momentsQuery } from "./moments.ts";
import { type PlanFormsOf, type PlanView, sharedOf } from "./plan-place.ts";
import { goBack, undoChange } from "./turn-back.ts";

const between = (low: string | null, high: string | null) => positionBetween({ low, high }, true);

/** Both values of a field that two people changed. */
const clashWords = ({ field, theirs }: MomentConflict, mine: string | null): string => {
  if (field === "position") return "It was moved by somebody else meanwhile.";
  const stands = momentValue(field, theirs);
  return `Somebody else made this ${stands ? `“${stands}”` : "empty"} meanwhile; you wrote ${mine ? `“${mine}”` : "nothing"}.`;
};

const full = `A plan holds ${maxMoments} moments. Please remove one first.`;
const gone = "This moment is no longer in the plan. It may have been removed on another device.";

const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";

/** What changes the moments of a plan, by JSON and by plain forms alike. */
export function planForms(of: PlanFormsOf): Hono<AppEnv> {
  const { api, guard, caller, show, closed, at } = of;
  const paths = planApi(api);
  const shared = sharedOf(of);

  async function make(
    c: Context<AppEnv>,
    { booking, idempotencyKey }: { booking: string | null; idempotencyKey: string | null },
    change: MomentChange,
  ): Promise<PlanOutcome> {
    const desk = { db: primary(c.env.DB), caller: caller(c, booking), now: Date.now() };
    return changePlan(desk, idempotencyKey ?? crypto.randomUUID(), (moments) =>
      changeMoments(moments, change, between),
    );
  }

  /** A refusal as a page with its words, or as JSON. */
  function refuse(
    c: Context<AppEnv>,
    status: 404 | 409,
    view: PlanView & { refusal: string },
    issues: FieldIssue[] = [],
  ) {
    if (!isFormPost(c)) return problem(c, status, view.refusal, issues);
    c.status(status);
    return show(c, view);
  }

  /** What a change that was not refused for its fields is answered. */
  function answer(
    c: Context<AppEnv>,
    outcome: Exclude<PlanOutcome, { kind: "conflict" }>,
    booking: string | null,
    query: { edit?: string; done: string },
  ): Taken | Response | Promise<Response> {
    if (outcome.kind === "closed") return closed(c);
    if (outcome.kind === "full") return refuse(c, 409, { booking, refusal: full });
    if (outcome.kind === "missing") return refuse(c, 404, { booking, refusal: gone });
    const to = at(c, booking, outcome.kind === "proposed" ? { done: "proposed" } : query);
    return {
      json: { moments: outcome.moments, proposed: outcome.kind === "proposed" },
      to: query.edit ? to + momentFragment(query.edit) : to,
    };
  }

  const placeOf = (after: string | null | undefined, direction: "up" | "down" | null = null): MomentPlace =>
    direction ? { step: direction } : after === undefined ? "end" : { after };

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

  /** What a form for the plan as a whole comes to, or `refusal` in words. */
  async function forAll(
    c: Context<AppEnv>,
    { booking, idempotencyKey }: { booking: string | null; idempotencyKey: string | null },
    { done, refusal }: { done: string; refusal: string },
    act: (desk: PlanDesk, key: string) => Promise<PlanOutcome>,
  ) {
    const desk = { db: primary(c.env.DB), caller: caller(c, booking), now: Date.now() };
    const outcome = await act(desk, idempotencyKey ?? crypto.randomUUID());
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

  const app = new Hono<AppEnv>();
  if (guard) app.use(paths.now(""), guard);
  app.get(paths.now(""), async (c) => {
    const [db, now, who] = [primary(c.env.DB), Date.now(), caller(c, c.req.query("booking") || null)];
    const [[booking], moments] = await db.batch([
      plannedBookingQuery(db, who, "moments", now),
      momentsQuery(db, planBookingId(who, "moments", now)),
    ]);
    return booking ? c.json({ moments }) : closed(c);
  });
  for (const form of [adding, editing, moving, removing, filling, undoing, restoring, commenting(of)])
    app.route("/", form);
  return app;
}
