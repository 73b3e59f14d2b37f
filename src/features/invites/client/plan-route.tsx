import { type Context, Hono } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { noKey, withKey } from "../../portal/frame/no-key-page.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { noticesForms, noticesHere } from "../../push/device-forms.ts";
import { withQuery } from "../../site/paths.ts";
import { planParameters } from "../../timeline/paths.ts";
import { type PlanView, planForms } from "../../timeline/plan-forms.ts";
import { watchedEvening } from "../../timeline/public-times.ts";
import { readInvitedPlan } from "../../timeline/read-invited-plan.ts";
import { setKeyNoticesQuery } from "../key-sessions.ts";
import { InvitedPlanPage, invitedPlanMetadata } from "./plan-page.tsx";

async function showPlan(c: Context<AppEnv>, { open, adding, refusal }: PlanView, done: string | null = null) {
  const { keySid } = c.var;
  const now = Date.now();
  const words = wordsOf(c);
  const plan = keySid ? await readInvitedPlan(primary(c.env.DB), keySid, now, words) : null;
  if (!plan) return noKey(c);
  const { linkSecrets } = settingsOf(c.env);
  const page = {
    notices: noticesHere(c, plan.endpoint),
    plan,
    done,
    open: open ?? null,
    adding: adding ?? null,
    refusal: refusal ?? null,
    newKey: crypto.randomUUID(),
    evening: await watchedEvening(linkSecrets, plan.watched, now, words),
  };
  return c.render(<InvitedPlanPage {...page} />, {
    metadata: invitedPlanMetadata(plan, categoryOfEventType(plan.eventType), words),
  });
}

const forms = {
  api: portalApi.keyPlan,
  guard: withKey,
  closed: (c: Context<AppEnv>) => noKey(c),
  at: (_: Context<AppEnv>, __: string | null, query: { edit?: string; done?: string }) =>
    withQuery(portalPaths.keyPlan, query),
};

const changes = planForms({
  ...forms,
  caller: (c) => ({ sid: "", keySid: c.var.keySid, booking: null }),
  show: (c, view) => showPlan(c, view),
});

export const keyPlan = new Hono<AppEnv>()
  .get(portalPaths.keyPlan, (c) => {
    const edit = c.req.query(planParameters.edit);
    const view = edit ? { booking: null, open: { id: edit, form: null } } : { booking: null };
    return showPlan(c, view, c.req.query(planParameters.done) ?? null);
  })
  .route("/", changes)
  .route(
    "/",
    noticesForms({
      ...forms,
      set: (c, subscription, now) => setKeyNoticesQuery(primary(c.env.DB), c.var.keySid, subscription, now),
    }),
  );
