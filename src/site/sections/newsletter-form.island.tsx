import { useSetAtom } from "jotai";
import { useState } from "react";
import type { FieldIssue } from "../../forms/issues.ts";
import {
  interestLabels,
  type NewsletterField,
  newsletterForm,
  newsletterInterests,
  signupReceipt,
} from "../../forms/newsletter.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { ChecksField, TextField } from "../../ui/field.tsx";
import { fieldsOf } from "../../ui/fields-of.ts";
import { Honeypot } from "../../ui/honeypot.tsx";
import { SignupSent } from "../../ui/signup-sent.tsx";
import { toastAtom } from "../../web/islands/atoms.ts";
import { island } from "../../web/islands/define.ts";
import { sendFailure } from "../../web/islands/send-failure.ts";
import { useFormPost } from "../../web/islands/use-form-post.ts";
import { api } from "../paths.ts";

export interface NewsletterFormProps {
  /** What a form post without JavaScript got wrong, and what it had typed. */
  issues?: readonly FieldIssue[];
  entries?: Partial<Record<NewsletterField, string>>;
  interests?: readonly string[];
}

const fieldId = (field: string) => `newsletter-${field}`;

const fieldLabels: Partial<Record<string, string>> = {
  firstName: "First name",
  email: "Email",
  phone: "Phone",
  interests: "What do you want to hear about?",
} satisfies Partial<Record<NewsletterField, string>>;

const options = newsletterInterests.map((value) => ({ value, label: interestLabels[value] }));

/** The newsletter signup: a plain form post until it hydrates, then checked in place and sent as JSON. */
function NewsletterForm({ issues: initialIssues = [], entries = {}, interests = [] }: NewsletterFormProps) {
  const showToast = useSetAtom(toastAtom);
  const [sent, setSent] = useState<string | null>(null);
  const { issues, sending, formProps } = useFormPost({
    path: api.newsletter,
    schema: newsletterForm,
    answer: signupReceipt,
    initialIssues,
    onAnswer: ({ message }) => setSent(message),
    onFailure: (error) => showToast(sendFailure(error, "Unable to sign up")),
  });
  if (sent) return <SignupSent message={sent} />;

  const field = fieldsOf<NewsletterField>({ idOf: fieldId, labels: fieldLabels, issues, entries });
  return (
    <form {...formProps} className="signup-form" action={api.newsletter} aria-label="Newsletter signup">
      <ErrorSummary issues={issues} labels={fieldLabels} idOf={fieldId} />
      <Honeypot id={fieldId("leaveBlank")} />
      <TextField {...field("firstName")} autoComplete="given-name" />
      <TextField {...field("email")} type="email" autoComplete="email" placeholder="you@example.com" />
      <ChecksField {...field("interests")} options={options} entries={interests} className="full" />
      <TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="(813) 555-0100" optional />
      <button className="btn btn-secondary" type="submit" disabled={sending}>
        {sending ? (
          <>
            <span className="spinner" aria-hidden="true" />
            Signing up...
          </>
        ) : (
          "Sign up"
        )}
      </button>
    </form>
  );
}

export default island("newsletter-form", NewsletterForm);
