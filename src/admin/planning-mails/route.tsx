import { type Context, Hono } from "hono";
import { changedTextsQuery, keepTextQuery, planningTextFor } from "../../business/planning-mails/texts.ts";
import { planningAudiences } from "../../content/planning-mails.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import type { FormState } from "../../forms/form-state.ts";
import { planningMails } from "../../vocabulary/planning-mails.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { done, idOf } from "../frame/answers.ts";
import { noticeText } from "../frame/notices.ts";
import { adminPaths, listQuery, planningMailPath } from "../paths.ts";
import { type PlanningField, planningForm } from "./form.ts";
import { PlanningMailsPage, planningMailsMetadata } from "./list-page.tsx";
import { PlanningMailPage, planningMailMetadata } from "./page.tsx";

/** The mail in the address, if there is such a one. */
const mailIn = (c: Context<AppEnv>) => planningMails.find((mail) => mail === idOf(c));

async function showMail(c: Context<AppEnv>, refused?: FormState<PlanningField>) {
  const mail = mailIn(c);
  if (!mail) return c.notFound();
  const asked = refused?.values.audience ?? c.req.query(listQuery.category);
  const audience = planningAudiences.find((each) => each === asked) ?? "any";
  const text = planningTextFor(mail, audience, await changedTextsQuery(primary(c.env.DB)));
  const values = {
    subject: text.subject,
    text: text.text,
    days: String(text.days),
    paused: text.isPaused ? "yes" : "",
  };
  const props = {
    ...{ mail, audience },
    form: refused ?? { values, issues: [] },
    notice: noticeText(c.req.query(listQuery.notice)),
  };
  return c.render(<PlanningMailPage {...props} />, { metadata: planningMailMetadata });
}

const one = planningMailPath(":id");

const saving = formRoute({
  path: one,
  schema: planningForm,
  again: showMail,
  async act(c, { audience, subject, text, days, paused }, now) {
    const mail = mailIn(c);
    if (!mail) return c.notFound();
    await keepTextQuery(primary(c.env.DB), { mail, audience, subject, text, days, isPaused: paused !== null }, now);
    return done(planningMailPath(mail), "planning-saved", audience === "any" ? "" : { [listQuery.category]: audience });
  },
});

/** The mails that lead a client to the evening and out of it. */
export const adminPlanningMails = new Hono<AppEnv>()
  .get(adminPaths.planningMails, async (c) => {
    const changed = await changedTextsQuery(primary(c.env.DB));
    const notice = noticeText(c.req.query(listQuery.notice));
    return c.render(<PlanningMailsPage changed={changed} notice={notice} />, { metadata: planningMailsMetadata });
  })
  .get(one, (c) => showMail(c))
  .route("/", saving);
