import { momentInWords } from "../../../platform/dates.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList } from "../../admin/frame/list-parts.tsx";
import { adminPaths, newsletterPaths } from "../../admin/paths.ts";
import { audienceLabels, outcomesInWords } from "../model.ts";
import type { Newsletter } from "../newsletters.ts";

interface NewslettersPageProps {
  now: number;
  newsletters: readonly Newsletter[];
  notice: string | null;
}

/** The newest first. */
export function NewslettersPage({ now, newsletters, notice }: NewslettersPageProps) {
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
    </AdminLayout>
  );
}

export const newslettersMetadata = adminMetadata({
  title: "Newsletter",
  description:
    "What the DJ writes to subscribers: drafts, and what was sent with the number of mails that went out or failed.",
  path: adminPaths.newsletter,
});
