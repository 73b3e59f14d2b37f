import { type PlanningAudience, type PlanningText, planningAudienceLabels } from "../../../content/planning-mails.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { planningMailPath } from "../../admin/outbox/paths.ts";
import { adminPaths } from "../../admin/paths.ts";
import { type PlanningMail, planningMailLabels } from "../model.ts";

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
        {mails.map(({ mail, texts }) => (
          <Panel key={mail} id={`mail-${mail}`} title={planningMailLabels[mail]}>
            <ul className="panel-rows panel-entries">
              {texts.map(({ audience, ...text }) => (
                <li key={audience}>
                  <div>
                    <h3 className="font-600">
                      <a className="text-link" href={planningMailPath(mail, audience)}>
                        {planningAudienceLabels[audience]}
                        <span className="visually-hidden">: {planningMailLabels[mail]}</span>
                      </a>
                    </h3>
                    <p className="break-words">
                      {when(mail, text)}: {text.subject}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </AdminLayout>
  );
}

export const planningMailsMetadata = adminMetadata({
  title: "Planning mails",
  description: "The mails that lead a client to the evening and out of it: what each says, when it goes out, to whom.",
  path: adminPaths.planningMails,
});
