import { Hono } from "hono";
import { primary } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import { planApi } from "./addresses.ts";
import { commenting } from "./comments.ts";
import { momentForms } from "./moment-forms.ts";
import type { PlanFormsOf } from "./planned-booking.ts";
import { planBookingId, plannedBookingQuery } from "./planned-booking.ts";
import { momentsQuery } from "./read-plan.ts";
import { wholePlanForms } from "./whole-plan-forms.ts";

/** What changes the moments of a plan, by JSON and by plain forms alike. */
export function planForms(of: PlanFormsOf): Hono<AppEnv> {
  const { api, guard, caller, closed } = of;
  const paths = planApi(api);
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
  for (const form of [...momentForms(of), ...wholePlanForms(of), commenting(of)]) app.route("/", form);
  return app;
}
