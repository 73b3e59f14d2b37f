import { type Context, Hono } from "hono";
import { planningAudiences, planningDefaults } from "../../../content/planning-mails.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import type { MailContent } from "../../../platform/mail/message.ts";
import { noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { planningContent } from "../mails.ts";
import { type PlanningMail, planningMails } from "../model.ts";
import {
  changedTextsQuery,
  filledIn,
  planningTextFor,
  storePlanningTextQuery,
  wordsOfText,
} from "../planning-texts.ts";
import { type PlanningField, planningForm } from "./form.ts";
import { PlanningMailPage, PlanningMailsPage, planningMailMetadata, planningMailsMetadata } from "./page.tsx";
import { planningMailPath } from "./paths.ts";

const invented = { ...demoBooking, eventDate: "2027-04-17" } as const;

const played = [
  { title: "At Last", artist: "Etta James" },
  { title: "September", artist: "Earth, Wind & Fire" },
];

const previewsOf = (mail: PlanningMail, written: { subject: string; text: string }): MailContent[] =>
  wordsOfText(written, planningDefaults[mail]).map((words) => {
    const { subject, text } = words.bookingMails.planning.texts?.[mail] ?? written;
    return planningContent(
      mail,
      { subject: filledIn(subject, invented, words), text: filledIn(text, invented, words) },
      "#",
      mail === "thanks" ? { href: "#", tip: "#", songs: played } : { href: null, tip: null, songs: [] },
      words,
    );
  });

async function showMail(c: Context<AppEnv>, mail: PlanningMail, refused?: FormState<PlanningField>) {
  const asked = refused?.values.audience ?? c.req.query(listParameters.category);
  const audience = planningAudiences.find((each) => each === asked) ?? "any";
  const text = planningTextFor(mail, audience, await changedTextsQuery(primary(c.env.DB)));
  const values = {
    subject: text.subject,
    text: text.text,
    days: String(text.days),
    paused: text.isPaused ? "yes" : "",
  };
  const form = refused ?? { values, issues: [] };
  const props = {
    mail,
    audience,
    form,
    previews: previewsOf(mail, { subject: form.values.subject ?? "", text: form.values.text ?? "" }),
    notice: noticeOf(c),
  };
  return c.render(<PlanningMailPage {...props} />, { metadata: planningMailMetadata });
}

const savingOf = (mail: PlanningMail) =>
  formRoute({
    path: planningMailPath(mail),
    schema: planningForm,
    again: (c, form) => showMail(c, mail, form),
    async act(c, { audience, subject, text, days, paused }, now) {
      const changed = { mail, audience, subject, text, days, isPaused: paused !== null };
      await storePlanningTextQuery(primary(c.env.DB), changed, now);
      const narrowed = audience === "any" ? "" : new URLSearchParams({ [listParameters.category]: audience });
      return redirectWithNotice(planningMailPath(mail), "planning-saved", narrowed);
    },
  });

export const adminPlanningMails = new Hono<AppEnv>().get(adminPaths.planningMails, async (c) => {
  const changed = await changedTextsQuery(primary(c.env.DB));
  const notice = noticeOf(c);
  const mails = planningMails.map((mail) => ({
    mail,
    texts: planningAudiences
      .filter(
        (audience) => audience === "any" || changed.some((each) => each.mail === mail && each.audience === audience),
      )
      .map((audience) => ({ audience, ...planningTextFor(mail, audience, changed) })),
  }));
  return c.render(<PlanningMailsPage mails={mails} notice={notice} />, { metadata: planningMailsMetadata });
});
for (const mail of planningMails)
  adminPlanningMails.get(planningMailPath(mail), (c) => showMail(c, mail)).route("/", savingOf(mail));
