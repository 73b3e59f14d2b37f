import type { Context } from "hono";
import { primary } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import type { FieldIssue } from "../../platform/fields/form-state.ts";
import type { Taken } from "../../platform/http/forms/form-route.ts";
import { isFormPost, problem } from "../../platform/http/forms/problem.tsx";
import { momentFragment } from "./addresses.ts";
import type { PlanDesk, PlanOutcome } from "./change-plan.ts";
import { maxMoments } from "./model.ts";
import type { PlanFormsOf, PlanView } from "./planned-booking.ts";

const full = `A plan holds ${maxMoments} moments. Please remove one first.`;
const gone = "This moment is no longer in the plan. It may have been removed on another device.";

/** What a form of a plan says beside its own fields. */
export interface AskedOfPlan {
  booking: string | null;
  idempotencyKey: string | null;
}

/** Who changes the plan of `booking` now. */
export const deskOf = (c: Context<AppEnv>, { caller }: PlanFormsOf, booking: string | null): PlanDesk => ({
  db: primary(c.env.DB),
  caller: caller(c, booking),
  now: Date.now(),
});

/** How the forms of a plan are answered. */
export function planAnswers({ show, closed, at }: PlanFormsOf) {
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

  return { refuse, answer };
}
