import { useSetAtom } from "jotai";
import { requestReplyHours } from "../../../content/offers.ts";
import { site } from "../../../content/site.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { toastAtom } from "../../../platform/islands/atoms.ts";
import { useFormPost } from "../../../platform/islands/use-form-post.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Honeypot } from "../../../platform/ui/honeypot.tsx";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { requestFormAction } from "../../requests/client/paths.ts";
import { messageTypes, requestTypeLabels } from "../../requests/model.ts";
import { portalApi } from "../paths.ts";
import { type ClientRequestField, clientRequestForm, clientRequestReceipt } from "./form.ts";

const fieldId = (field: string) => `request-${field}`;

const fieldLabels: Partial<Record<string, string>> = {
  type: "Request type",
  subject: "Subject",
  message: "Message",
  songRequest: "Song",
} satisfies Partial<Record<ClientRequestField, string>>;

interface RequestFormProps {
  email: string;
  bookingId: string | null;
  idempotencyKey: string;
  form: FormState<ClientRequestField>;
  submitted: () => void;
}

export function RequestForm({ email, bookingId, idempotencyKey, form: initial, submitted }: RequestFormProps) {
  const showToast = useSetAtom(toastAtom);
  const { form, sending, formProps } = useFormPost({
    path: portalApi.requests,
    schema: clientRequestForm,
    answer: clientRequestReceipt,
    form: initial,
    onAnswer() {
      const description = `The DJ will respond within ${requestReplyHours} hours.`;
      showToast({ variant: "default", title: "Request Submitted!", description });
      submitted();
    },
    onFailure: () =>
      showToast({
        variant: "destructive",
        title: "Submission Failed",
        description: "Please try again or contact us directly.",
      }),
  });

  const field = fieldsOf({ idOf: fieldId, labels: fieldLabels, form });
  return (
    <form
      {...formProps}
      className="card card-lifted form-grid request-form"
      action={requestFormAction(bookingId)}
      aria-label="New request"
      tabIndex={-1}
    >
      <ErrorSummary issues={form.issues} labels={fieldLabels} idOf={fieldId} />
      <input type="hidden" name="clientEmail" value={email} readOnly />
      {bookingId ? <input type="hidden" name="bookingId" value={bookingId} readOnly /> : null}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} readOnly />
      <Honeypot id={fieldId("leaveBlank")} />
      <ChoiceField {...field("type")} options={messageTypes} optionLabels={requestTypeLabels} />
      <TextField {...field("subject")} className="full" />
      <TextArea {...field("message")} className="full" />
      <TextField {...field("songRequest")} placeholder="Title and artist" optional className="full" />
      <SubmitButton sending={sending} pending="Submitting...">
        Submit request
      </SubmitButton>
    </form>
  );
}

export function Promises({ email }: { email: string }) {
  return (
    <ul className="portal-promises">
      <li>
        <span className="i-lucide-clock" aria-hidden="true" />
        <p>
          <b>Answered within {requestReplyHours} hours</b>
          <br />
          <span className="small text-muted">
            {hasNoAddress(email) ? "I call you, and the" : "You get an email, and the"} answer stands here
          </span>
        </p>
      </li>
      <li>
        <span className="i-lucide-phone" aria-hidden="true" />
        <p>
          <a href={site.phone.href}>{site.phone.display}</a>
          <br />
          <span className="small text-muted">On the day itself, call</span>
        </p>
      </li>
    </ul>
  );
}
