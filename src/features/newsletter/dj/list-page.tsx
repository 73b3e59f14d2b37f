import { dayInWords, momentInWords } from "../../../platform/dates.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList } from "../../admin/frame/list-parts.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths, newsletterPaths } from "../../admin/paths.ts";
import { exportFile } from "../../people/dj/paths.ts";
import { audienceLabels, outcomesInWords, peopleInWords } from "../model.ts";
import type { Consent, Newsletter } from "../newsletters.ts";

interface NewslettersPageProps {
  now: number;
  newsletters: readonly Newsletter[];
  consents: readonly Consent[];
  notice: string | null;
}

function Consents({ consents }: Pick<NewslettersPageProps, "consents">) {
  if (consents.length === 0) return null;
  return (
    <Panel id="consents-title" title="Where readers agreed to it">
      <ul className="panel-rows panel-entries">
        {consents.map(({ source, people, first, last }) => (
          <li key={source}>
            <h3>{source ?? "By the link in a mail of this site"}</h3>
            <p>
              {peopleInWords(people)}, {[...new Set([dayInWords(first), dayInWords(last)])].join(" to ")}
            </p>
          </li>
        ))}
      </ul>
      <p className="small">
        <a className="text-link" href={exportFile("subscribers")} download>
          Each reader with day and place, as CSV
        </a>
      </p>
    </Panel>
  );
}

export function NewslettersPage({ now, newsletters, consents, notice }: NewslettersPageProps) {
  return (
    <AdminLayout
      path={adminPaths.newsletter}
      title="Newsletter"
      aside={
        <a className="btn btn-primary btn-small" href={adminPaths.newNewsletter}>
          <span className="i-lucide-plus" aria-hidden="true" />
          Write one
        </a>
      }
    >
      <DoneNotice text={notice} />
      <p className="text-muted">It goes to those who confirmed their subscription, by what they asked to hear about.</p>
      {newsletters.length === 0 ? (
        <EmptyList text="Nothing is written yet. A draft goes to nobody until you send it." />
      ) : (
        <div className="card panel">
          <ul className="panel-rows panel-entries">
            {newsletters.map(({ id, subject, audience, sentAt, outcomes }) => (
              <li key={id}>
                <h3>
                  <a href={newsletterPaths(id).page}>{subject}</a>
                </h3>
                <p>
                  {audienceLabels[audience]}.{" "}
                  {sentAt === null ? "Draft" : `${momentInWords(sentAt, now)}: ${outcomesInWords(outcomes)}`}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Consents consents={consents} />
    </AdminLayout>
  );
}

export const newslettersMetadata = adminMetadata({
  title: "Newsletter",
  description:
    "What the DJ writes to subscribers: drafts, and what was sent with the number of mails that went out or failed.",
  path: adminPaths.newsletter,
});
