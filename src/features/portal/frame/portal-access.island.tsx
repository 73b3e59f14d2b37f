import { useSetAtom } from "jotai";
import { type FormEvent, useState } from "react";
import type { portal } from "../../../content/words/en/portal.ts";
import { ui } from "../../../content/words/en/ui.ts";
import { emptyForm, type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { toastAtom } from "../../../platform/islands/atoms.ts";
import { island } from "../../../platform/islands/define.ts";
import { sendFailure } from "../../../platform/islands/request.ts";
import { useFormPost } from "../../../platform/islands/use-form-post.ts";
import type { OtherWords } from "../../../platform/pages/words.ts";
import { EmailField } from "../../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { Filled } from "../../../platform/ui/filled.tsx";
import { Honeypot } from "../../../platform/ui/honeypot.tsx";
import { SignupSent } from "../../../platform/ui/signup-sent.tsx";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import { UiWords } from "../../../platform/ui/words.ts";
import { portalApi, portalPaths } from "../paths.ts";
import { type PortalAccessField, portalAccessForm, portalAccessReceipt } from "./access-form.ts";

interface AccessFormProps {
  words: OtherWords & { access: Omit<(typeof portal)["access"], "notices"> };
  isSent: boolean;
  /** Sent without JavaScript and refused. */
  form?: FormState<PortalAccessField>;
}

const fieldId = (field: string) => `access-${field}`;

function AccessForm({ words: { access: words, ...other }, isSent, form: initial = emptyForm }: AccessFormProps) {
  const showToast = useSetAtom(toastAtom);
  const [answer, setAnswer] = useState(isSent);
  const { form, sending, formProps } = useFormPost({
    path: portalApi.access,
    schema: portalAccessForm,
    answer: portalAccessReceipt,
    form: initial,
    errors: other.errors,
    onAnswer: () => setAnswer(true),
    onFailure: (error) => showToast(sendFailure(error, words.failed, other.failures)),
  });
  if (answer) {
    return (
      <>
        <SignupSent message={words.sent} />
        <p className="small text-muted mt-4">
          <Filled
            words={words.nothing}
            parts={{
              again: (
                <a className="whole" href={portalPaths.dashboard}>
                  {words.again}
                </a>
              ),
            }}
          />
        </p>
      </>
    );
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (new FormData(event.currentTarget).get("email")?.toString().trim()) formProps.onSubmit(event);
    else event.preventDefault();
  }

  return (
    <UiWords value={other.ui ?? ui}>
      <form {...formProps} onSubmit={onSubmit} noValidate={false} className="access-form" action={portalApi.access}>
        <ErrorSummary issues={form.issues} labels={{ email: words.email }} idOf={fieldId} />
        <Honeypot id={fieldId("leaveBlank")} />
        <EmailField
          id={fieldId("email")}
          name="email"
          label={words.email}
          required={false}
          entry={form.values.email}
          error={issueOf(form.issues, "email")}
        />
        <SubmitButton sending={sending} pending={words.sending}>
          {words.send}
        </SubmitButton>
        <p className="small text-muted flex gap-2">
          <span className="i-lucide-mail mt-[.15em]" aria-hidden="true" />
          {words.afterwards}
        </p>
      </form>
    </UiWords>
  );
}

export default island("portal-access", AccessForm);
