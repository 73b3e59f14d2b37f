import { useSetAtom } from "jotai";
import { useState } from "react";
import { emptyForm, type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { toastAtom } from "../../../platform/islands/atoms.ts";
import { island } from "../../../platform/islands/define.ts";
import { sendFailure } from "../../../platform/islands/request.ts";
import { useFormPost } from "../../../platform/islands/use-form-post.ts";
import { EmailField } from "../../../platform/ui/email-field.tsx";
import { Honeypot } from "../../../platform/ui/honeypot.tsx";
import { SignupSent } from "../../../platform/ui/signup-sent.tsx";
import { signupReceipt } from "../../newsletter/form.ts";
import { api, notifyFragment } from "../../site/paths.ts";
import { type NotifyField, notifyForm } from "./form.ts";

interface NotifyFormProps {
  form?: FormState<NotifyField>;
}

function NotifyForm({ form: initial = emptyForm }: NotifyFormProps) {
  const showToast = useSetAtom(toastAtom);
  const [sent, setSent] = useState<string | null>(null);
  const { form, sending, formProps } = useFormPost({
    path: api.notifyMe,
    schema: notifyForm,
    answer: signupReceipt,
    form: initial,
    onAnswer: ({ message }) => setSent(message),
    onFailure: (error) => showToast(sendFailure(error, "Unable to sign up")),
  });
  if (sent) return <SignupSent message={sent} />;

  const error = issueOf(form.issues, "email") ?? issueOf(form.issues, "");
  return (
    <form {...formProps} className="notify-form" action={`${api.notifyMe}${notifyFragment}`} aria-label="Notify me">
      <Honeypot id="notify-leaveBlank" />
      <EmailField
        id="notify-email"
        name="email"
        label="Email"
        entry={form.values.email}
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
