import type { Context } from "hono";
import { primary } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { momentFragment, planApi } from "./addresses.ts";
import { commentForm } from "./plan-form.ts";
import { type PlanFormsOf, sharedOf } from "./plan-place.ts";
import { sayOfMoment } from "./say-of-moment.ts";

/** What takes a comment at a moment. */
export function commenting(of: PlanFormsOf) {
  const { api, caller, show, closed, at } = of;
  const momentOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";
  return formRoute({
    ...sharedOf(of),
    path: planApi(api).comment(":id"),
    schema: commentForm,
    again: (c, form) => {
      const { booking = null } = form.values;
      return show(c, { booking: booking || null, open: { id: momentOf(c), form: null, comment: form } });
    },
    async act(c, { booking, idempotencyKey, words }, now) {
      const moment = momentOf(c);
      const desk = { db: primary(c.env.DB), caller: caller(c, booking), now };
      const outcome = await sayOfMoment(desk, { key: idempotencyKey ?? crypto.randomUUID(), moment, words });
      if (outcome === "closed") return closed(c);
      if (outcome === "said")
        return { json: { said: true }, to: at(c, booking, { done: "commented" }) + momentFragment(moment) };
      const messages = {
        full: "There are too many comments in this plan already.",
        missing: "This moment is no longer in the plan.",
      };
      const message = typeof outcome === "string" ? messages[outcome] : outcome.opens;
      return { status: 409, issues: [{ path: "words", message }] };
    },
  });
}
