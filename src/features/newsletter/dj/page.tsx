import { instantInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { MailContent } from "../../../platform/mail/message.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { MailPreview } from "../../admin/frame/mail-preview.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { outboxOf } from "../../admin/outbox/paths.ts";
import { adminPaths } from "../../admin/paths.ts";
import { audienceLabels, isInterestOffered, newsletterAudiences, outcomesInWords, peopleInWords } from "../model.ts";
import type { Newsletter } from "../newsletters.ts";
import { type NewsletterField, newsletterLabels } from "./form.ts";
import { newsletterPaths } from "./paths.ts";

interface NewsletterFormProps {
  action: string;
  form: FormState<NewsletterField>;
}

const idOf = (field: string): string => `newsletter-${field}`;

function NewsletterFields({ action, form }: NewsletterFormProps) {
  const field = fieldsOf({ idOf, labels: newsletterLabels, form });
  return (
    <form className="form-grid" method="post" action={action} noValidate={form.issues.length > 0}>
      <ErrorSummary issues={form.issues} labels={newsletterLabels} idOf={idOf} />
      <SelectField
        {...field("audience")}
        options={newsletterAudiences.filter(isInterestOffered)}
        optionLabels={audienceLabels}
        className="full"
      />
      <TextField {...field("subject")} className="full" />
      <TextArea {...field("text")} className="full" />
      <TextField {...field("linkLabel")} optional placeholder="Hear the new mix" />
      <TextField {...field("linkAddress")} optional type="url" placeholder="https://" />
      <SubmitButton sending={false} pending="Saving…">
        Save and preview
      </SubmitButton>
    </form>
  );
}

function Back() {
  return (
    <a className="text-link gap-2 justify-self-start" href={adminPaths.newsletter}>
      <span className="i-lucide-arrow-left" aria-hidden="true" />
      Newsletter
    </a>
  );
}

interface NewsletterPageProps {
  newsletter: Newsletter;
  people: number;
  content: MailContent;
  own: string;
  form: FormState<NewsletterField>;
  notice: string | null;
}

export function NewsletterPage({ newsletter, people, content, own, form, notice }: NewsletterPageProps) {
  const { id, audience, subject, sentAt, outcomes } = newsletter;
  const links = newsletterPaths(id);
  const preview = (
    <MailPreview
      content={content}
      to={audienceLabels[audience].toLowerCase()}
      foot="Unsubscribe: each reader has a link of their own here."
    />
  );
  return (
    <AdminLayout path={adminPaths.newsletter} title={sentAt === null ? "Draft" : subject}>
      <Back />
      <DoneNotice text={notice} />
      {sentAt === null ? (
        <div className="admin-columns admin-halves">
          <div className="card panel">
            <NewsletterFields action={links.page} form={form} />
          </div>
          <div className="admin-stack">
            {preview}
            <Panel id="send-newsletter" title="Send it">
              <p className="text-muted">
                {people === 0
                  ? "Nobody has asked for this yet, so there is nobody to send it to."
                  : `As saved, it goes to ${peopleInWords(people)}.`}
              </p>
              <div className="status-buttons mt-4">
                <form method="post" action={links.test}>
                  <button className="btn btn-secondary" type="submit">
                    Send a test to {own}
                  </button>
                </form>
                {people === 0 ? null : (
                  <a className="btn btn-primary" href={links.send}>
                    Send to {peopleInWords(people)} …
                  </a>
                )}
              </div>
              <details className="mt-4">
                <summary className="text-link">Delete this draft</summary>
                <form className="mt-3" method="post" action={links.remove}>
                  <button className="btn btn-danger" type="submit">
                    Delete it
                  </button>
                </form>
              </details>
            </Panel>
          </div>
        </div>
      ) : (
        <div className="admin-columns admin-halves">
          {preview}
          <Panel id="newsletter-outcome" title="How it went out">
            <p>
              {instantInWords(sentAt)}, {audienceLabels[audience].toLowerCase()}
            </p>
            <p className="font-600 tabular-nums">{outcomesInWords(outcomes)}</p>
            {outcomes.failed > 0 ? (
              <a className="text-link" href={outboxOf("failed")}>
                See what failed, and send it again
              </a>
            ) : null}
          </Panel>
        </div>
      )}
    </AdminLayout>
  );
}

export const newsletterMetadata = (id: string) =>
  adminMetadata({
    title: "One newsletter",
    description:
      "A newsletter as its readers see it, to be changed, tried and sent, or how many of its mails went out.",
    path: newsletterPaths(id).page,
  });

export function NewNewsletterPage({ id, form }: { id: string; form: FormState<NewsletterField> }) {
  return (
    <AdminLayout path={adminPaths.newsletter} title="Write a newsletter">
      <Back />
      <div className="card panel sheet">
        <NewsletterFields action={newsletterPaths(id).page} form={form} />
      </div>
    </AdminLayout>
  );
}

export const newNewsletterMetadata = adminMetadata({
  title: "Write a newsletter",
  description: "The form in which the DJ begins a newsletter to those who subscribed, to be saved, tried and sent.",
  path: adminPaths.newNewsletter,
});

export function SendNewsletterPage({ newsletter, people }: Pick<NewsletterPageProps, "newsletter" | "people">) {
  const { id, subject, audience } = newsletter;
  const links = newsletterPaths(id);
  return (
    <AdminLayout path={adminPaths.newsletter} title={`Send it to ${peopleInWords(people)}?`}>
      <form className="card panel sheet" method="post" action={links.send}>
        <p className="display panel-title">{subject}</p>
        <p className="text-muted">
          {audienceLabels[audience]}. It goes out within minutes and cannot be called back; the draft stays as it is.
        </p>
        <div className="status-buttons mt-4">
          <a className="btn btn-secondary" href={links.page}>
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
