import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { adminPaths, newsletterPaths } from "../../admin/paths.ts";
import { audienceLabels } from "../model.ts";
import { peopleInWords } from "./outcome-words.ts";
import type { NewsletterPageProps } from "./page.tsx";

/** Asks once before a newsletter goes out, and says to how many. */
export function SendNewsletterPage({ newsletter, people }: Pick<NewsletterPageProps, "newsletter" | "people">) {
  const { id, subject, audience } = newsletter;
  const ways = newsletterPaths(id);
  return (
    <AdminLayout path={adminPaths.newsletter} title={`Send it to ${peopleInWords(people)}?`}>
      <form className="card panel sheet" method="post" action={ways.send}>
        <p className="display panel-title">{subject}</p>
        <p className="text-muted">
          {audienceLabels[audience]}. It goes out within minutes and cannot be called back; the draft stays as it is.
        </p>
        <div className="status-buttons mt-4">
          <a className="btn btn-secondary" href={ways.page}>
            Not yet
          </a>
          <button className="btn btn-primary" type="submit">
            Send to {peopleInWords(people)}
          </button>
        </div>
      </form>
    </AdminLayout>
  );
}

export const sendNewsletterMetadata = (id: string) =>
  adminMetadata({
    title: "Send a newsletter",
    description:
      "Asks the administrator once before a newsletter goes out to its subscribers, and says to how many people.",
    path: newsletterPaths(id).send,
  });
