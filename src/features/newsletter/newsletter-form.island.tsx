import { useSetAtom } from "jotai";
import { useState } from "react";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { toastAtom } from "../../platform/islands/atoms.ts";
import { island } from "../../platform/islands/define.ts";
import { sendFailure } from "../../platform/islands/request.ts";
import { useFormPost } from "../../platform/islands/use-form-post.ts";
import { ChecksField } from "../../platform/ui/choices.tsx";
import { EmailField } from "../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../platform/ui/error-summary.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { Fold } from "../../platform/ui/fold.tsx";
import { Honeypot } from "../../platform/ui/honeypot.tsx";
import { SignupSent } from "../../platform/ui/signup-sent.tsx";
import { api } from "../site/paths.ts";
import { type NewsletterField, newsletterForm, signupReceipt } from "./form.ts";
import { interestLabels, isInterestOffered, newsletterInterests } from "./model.ts";

interface NewsletterFormProps {
  /** Sent without JavaScript and refused. */
  form?: FormState<NewsletterField>;
}

const fieldId = (field: string) => `newsletter-${field}`;

const fieldLabels: Partial<Record<string, string>> = {
  firstName: "First name",
  email: "Email",
  phone: "Phone",
  interests: "What do you want to hear about?",
} satisfies Partial<Record<NewsletterField, string>>;

const options = newsletterInterests.filter(isInterestOffered).map((value) => ({ value, label: interestLabels[value] }));

function NewsletterForm({ form: initial = emptyForm }: NewsletterFormProps) {
  const showToast = useSetAtom(toastAtom);
  const [sent, setSent] = useState<string | null>(null);
  const { form, sending, formProps } = useFormPost({
    path: api.newsletter,
    schema: newsletterForm,
    answer: signupReceipt,
    form: initial,
    onAnswer: ({ message }) => setSent(message),
    onFailure: (error) => showToast(sendFailure(error, "Unable to sign up")),
  });
  if (sent) return <SignupSent message={sent} />;

  const field = fieldsOf({ idOf: fieldId, labels: fieldLabels, form });
  return (
    <form {...formProps} className="signup-form" action={api.newsletter} aria-label="Newsletter signup">
      <ErrorSummary issues={form.issues} labels={fieldLabels} idOf={fieldId} />
      <Honeypot id={fieldId("leaveBlank")} />
      <TextField {...field("firstName")} autoComplete="given-name" />
      <EmailField {...field("email")} />
      <div className="full">
        <Fold summary="What to hear about">
          <ChecksField {...field("interests")} options={options} />
        </Fold>
      </div>
      <TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="(555) 555-0100" optional />
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
