import { useSetAtom } from "jotai";
import { useState } from "react";
import { type FieldIssue, issueOf } from "../../forms/issues.ts";
import { notifyForm, signupReceipt } from "../../forms/newsletter.ts";
import { TextField } from "../../ui/field.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";
import { SignupSent } from "../../ui/signup-sent.tsx";
import { toastAtom } from "../../web/islands/atoms.ts";
import { island } from "../../web/islands/define.ts";
import { sendFailure } from "../../web/islands/send-failure.ts";
import { useFormPost } from "../../web/islands/use-form-post.ts";
import { api, notifyFragment } from "../paths.ts";

export interface NotifyFormProps {
  /** What a form post without JavaScript got wrong, and the address that it had. */
  issues?: readonly FieldIssue[];
  email?: string;
}

/** Asks for a mail when the stream goes live: a plain form post until it hydrates, then sent as JSON. */
function NotifyForm({ issues: initialIssues = [], email }: NotifyFormProps) {
  const showToast = useSetAtom(toastAtom);
  const [sent, setSent] = useState<string | null>(null);
  const { issues, sending, formProps } = useFormPost({
    path: api.notifyMe,
    schema: notifyForm,
    answer: signupReceipt,
    initialIssues,
    onAnswer: ({ message }) => setSent(message),
    onFailure: (error) => showToast(sendFailure(error, "Unable to sign up")),
  });
  if (sent) return <SignupSent message={sent} />;

  // One field needs no summary: its own message says it all, and a fault of the whole form stands in the same place.
  const error = issueOf(issues, "email") ?? issueOf(issues, "");
  return (
    <form {...formProps} className="notify-form" action={`${api.notifyMe}${notifyFragment}`} aria-label="Notify me">
      <Honeypot id="notify-leaveBlank" />
      <TextField
        id="notify-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        entry={email}
        error={error}
        data-summary={error ? "" : undefined}
      />
      <button className="btn btn-primary" type="submit" disabled={sending}>
        {sending ? (
          <span className="spinner" aria-hidden="true" />
        ) : (
          <span className="i-lucide-bell" aria-hidden="true" />
        )}
        {sending ? "Sending..." : "Notify me"}
      </button>
    </form>
  );
}

export default island("notify-form", NotifyForm);
