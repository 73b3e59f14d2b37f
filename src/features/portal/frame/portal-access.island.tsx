import { useSetAtom } from "jotai";
import { type FormEvent, useState } from "react";
import { emptyForm, type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { toastAtom } from "../../../platform/islands/atoms.ts";
import { island } from "../../../platform/islands/define.ts";
import { sendFailure } from "../../../platform/islands/request.ts";
import { useFormPost } from "../../../platform/islands/use-form-post.ts";
import { EmailField } from "../../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { Honeypot } from "../../../platform/ui/honeypot.tsx";
import { SignupSent } from "../../../platform/ui/signup-sent.tsx";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import { portalApi, portalPaths } from "../paths.ts";
import { type PortalAccessField, portalAccessForm, portalAccessReceipt } from "./access-form.ts";

interface AccessFormProps {
  sent?: string;
  /** Sent without JavaScript and refused. */
  form?: FormState<PortalAccessField>;
}

const fieldId = (field: string) => `access-${field}`;

function AccessForm({ sent, form: initial = emptyForm }: AccessFormProps) {
  const showToast = useSetAtom(toastAtom);
  const [answer, setAnswer] = useState(sent);
  const { form, sending, formProps } = useFormPost({
    path: portalApi.access,
    schema: portalAccessForm,
    answer: portalAccessReceipt,
    form: initial,
    onAnswer: ({ message }) => setAnswer(message),
    onFailure: (error) => showToast(sendFailure(error, "Unable to send the link")),
  });
  if (answer) {
    return (
      <>
        <SignupSent message={answer} />
        <p className="small text-muted mt-4">
          Nothing after a few minutes? Check your spam folder, or{" "}
          <a className="whole" href={portalPaths.dashboard}>
            try another address
          </a>
          .
        </p>
      </>
    );
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (new FormData(event.currentTarget).get("email")?.toString().trim()) formProps.onSubmit(event);
    else event.preventDefault();
  }

  return (
    <form {...formProps} onSubmit={onSubmit} noValidate={false} className="access-form" action={portalApi.access}>
      <ErrorSummary issues={form.issues} labels={{ email: "Email" }} idOf={fieldId} />
      <Honeypot id={fieldId("leaveBlank")} />
      <EmailField
        id={fieldId("email")}
        name="email"
        label="Email"
        required={false}
        entry={form.values.email}
        error={issueOf(form.issues, "email")}
      />
      <SubmitButton sending={sending} pending="Sending...">
        Access Portal
      </SubmitButton>
      <p className="small text-muted flex gap-2">
        <span className="i-lucide-mail mt-[.15em]" aria-hidden="true" />
        After that, check your email for a unique access link. It opens the portal without a password.
      </p>
    </form>
  );
}

export default island("portal-access", AccessForm);
