import { type ChangedText, planningTextFor } from "../../business/planning-mails/texts.ts";
import { type PlanningText, planningAudienceLabels, planningAudiences } from "../../content/planning-mails.ts";
import { type PlanningMail, planningMailLabels, planningMails } from "../../vocabulary/planning-mails.ts";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { DoneNotice } from "../frame/done-notice.tsx";
import { Panel } from "../frame/panel.tsx";
import { adminPaths, planningMailPath } from "../paths.ts";

/** "60 days before", "2 days after, paused" */
const when = (mail: PlanningMail, { days, isPaused }: PlanningText): string =>
  `${days === 1 ? "1 day" : `${days} days`} ${mail === "thanks" ? "after" : "before"}${isPaused ? ", paused" : ""}`;

interface PlanningMailsPageProps {
  changed: readonly ChangedText[];
  notice: string | null;
}

/** The mails that lead a client to the evening and out of it, and when each goes out. */
export function PlanningMailsPage({ changed, notice }: PlanningMailsPageProps) {
  return (
    <AdminLayout path={adminPaths.planningMails} title="Planning mails">
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <p className="text-muted">
          Each goes out once for a confirmed booking, between 10 AM and 8 PM; not after a cancellation, and not for what
          is done already.
        </p>
        {planningMails.map((mail) => (
          <Panel key={mail} id={`mail-${mail}`} title={planningMailLabels[mail]}>
            <ul className="panel-rows panel-entries">
              {planningAudiences
                .filter((audience) => audience === "any" || isChanged(changed, mail, audience))
                .map((audience) => {
                  const text = planningTextFor(mail, audience, changed);
                  return (
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
                  );
                })}
            </ul>
          </Panel>
        ))}
      </div>
    </AdminLayout>
  );
}

const isChanged = (changed: readonly ChangedText[], mail: PlanningMail, audience: string): boolean =>
  changed.some((each) => each.mail === mail && each.audience === audience);

export const planningMailsMetadata = adminMetadata({
  title: "Planning mails",
  description: "The mails that lead a client to the evening and out of it: what each says, when it goes out, to whom.",
  path: adminPaths.planningMails,
});
