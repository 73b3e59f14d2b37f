import {
  mostPlanningDays,
  type PlanningAudience,
  type PlanningText,
  planningAudienceLabels,
  planningAudiences,
  planningPlaceholders,
} from "../../../content/planning-mails.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { MailContent } from "../../../platform/mail/message.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { Tick } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { ChoiceLinks, LinkRow } from "../../admin/frame/list-parts.tsx";
import { MailPreview } from "../../admin/frame/mail-preview.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { type PlanningMail, planningMailLabels } from "../model.ts";
import { type PlanningField, planningLabels } from "./form.ts";
import { planningMailPath } from "./paths.ts";

const when = (mail: PlanningMail, { days, isPaused }: PlanningText): string =>
  `${days === 1 ? "1 day" : `${days} days`} ${mail === "thanks" ? "after" : "before"}${isPaused ? ", paused" : ""}`;

interface PlanningMailsPageProps {
  mails: readonly { mail: PlanningMail; texts: readonly (PlanningText & { audience: PlanningAudience })[] }[];
  notice: string | null;
}

export function PlanningMailsPage({ mails, notice }: PlanningMailsPageProps) {
  return (
    <AdminLayout path={adminPaths.planningMails} title="Planning mails">
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <p className="text-muted">
          Each goes out once for a confirmed booking, between 10 AM and 8 PM; not after a cancellation, and not for what
          is done already.
        </p>
        <ul className="list-rows list-rows-links">
          {mails.flatMap(({ mail, texts }) =>
            texts.map(({ audience, ...text }) => (
              <LinkRow
                key={`${mail} ${audience}`}
                href={planningMailPath(mail, audience)}
                title={planningMailLabels[mail]}
              >
                <p>{text.subject}</p>
                <p>
                  {planningAudienceLabels[audience]}, {when(mail, text)}
                </p>
              </LinkRow>
            )),
          )}
        </ul>
      </div>
    </AdminLayout>
  );
}

export const planningMailsMetadata = adminMetadata({
  title: "Planning mails",
  description: "The mails that lead a client to the evening and out of it: what each says, when it goes out, to whom.",
  path: adminPaths.planningMails,
});

interface PlanningMailPageProps {
  mail: PlanningMail;
  audience: PlanningAudience;
  form: FormState<PlanningField>;
  /** For an invented client of each language. */
  previews: readonly MailContent[];
  notice: string | null;
}

const idOf = (field: string): string => `planning-${field}`;

export function PlanningMailPage({ mail, audience, form, previews, notice }: PlanningMailPageProps) {
  const field = fieldsOf({ idOf, labels: planningLabels, form });
  return (
    <AdminLayout
      path={adminPaths.planningMails}
      title={planningMailLabels[mail]}
      trail={
        <Breadcrumb
          items={[{ label: "Planning mails", href: adminPaths.planningMails }, { label: planningMailLabels[mail] }]}
        />
      }
    >
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <ChoiceLinks
          label="For which events"
          links={planningAudiences.map((each) => ({
            href: planningMailPath(mail, each),
            label: planningAudienceLabels[each],
            current: each === audience,
          }))}
        />
        <div className="admin-columns">
          <Panel id="planning-form" title={planningAudienceLabels[audience]}>
            <form
              className="form-grid"
              method="post"
              action={planningMailPath(mail, audience)}
              noValidate={form.issues.length > 0}
            >
              <ErrorSummary issues={form.issues} labels={planningLabels} idOf={idOf} />
              <input type="hidden" name="audience" value={audience} />
              <TextField {...field("subject")} className="full" />
              <TextArea {...field("text")} className="full" />
              <TextField
                {...field("days")}
                label={mail === "thanks" ? "Days after the event" : "Days before the event"}
                hint={`1 to ${mostPlanningDays}`}
                inputMode="decimal"
              />
              <Tick name="paused" checked={form.values.paused === "yes"} label="Paused: it does not go out" />
              <button className="btn btn-primary full" type="submit">
                Save and preview
              </button>
              <p className="small text-muted full">
                {planningPlaceholders.map((name) => `{${name}}`).join(", ")} are filled in from the booking.
                {mail === "thanks"
                  ? " A link to the evening stands below the text, with the songs once you show them to the client."
                  : ""}
              </p>
            </form>
          </Panel>
          <div className="admin-stack">
            {previews.map((content) => (
              <MailPreview key={content.language} content={content} to="Maya Rivera, who is invented" />
            ))}
          </div>
        </div>
      </div>
    </AdminLayout>
  );
}

export const planningMailMetadata = adminMetadata({
  title: "A planning mail",
  description: "What a planning mail says to events of one kind, on which day it goes out, and a preview of it.",
  path: adminPaths.planningMails,
});
