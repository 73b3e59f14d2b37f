import type { Context, Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { planApi } from "./addresses.ts";
import type { PlanDesk, PlanOutcome } from "./change-plan.ts";
import { fillFromTemplate } from "./fill-from-template.ts";
import { type AskedOfPlan, deskOf, planAnswers } from "./plan-answers.ts";
import { planButton, planTemplate } from "./plan-form.ts";
import { type PlanFormsOf, sharedOf } from "./plan-place.ts";
import { goBack, undoChange } from "./turn-back.ts";

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
