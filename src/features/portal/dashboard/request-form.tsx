import { useSetAtom } from "jotai";
import { site } from "../../../content/site.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { toastAtom } from "../../../platform/islands/atoms.ts";
import { useFormPost } from "../../../platform/islands/use-form-post.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Honeypot } from "../../../platform/ui/honeypot.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { requestFormAction } from "../../requests/client/paths.ts";
import { messageTypes } from "../../requests/model.ts";
import { portalApi } from "../paths.ts";
import { type ClientRequestField, clientRequestForm, clientRequestReceipt, type DashboardWords } from "./form.ts";

const general = "general";

interface RequestFormProps {
  words: DashboardWords;
  email: string;
  bookingId: string | null;
  idempotencyKey: string;
  form: FormState<ClientRequestField>;
  /** Below a conversation: its subject is what it begins with. */
  isReply?: boolean;
  /** The event, or called off. */
  isOver?: boolean;
  submitted: () => void;
}

export function RequestForm({
  words: { requests: words, errors },
  email,
  bookingId,
  idempotencyKey,
  form: initial,
  isReply = false,
  isOver = false,
  submitted,
}: RequestFormProps) {
  const showToast = useSetAtom(toastAtom);
  const { form, sending, formProps } = useFormPost({
    path: portalApi.requests,
    schema: clientRequestForm,
    answer: clientRequestReceipt,
    form: initial,
    errors,
    onAnswer() {
      showToast({ variant: "default", title: words.sent, description: words.sentText });
      submitted();
    },
    onFailure: () => showToast({ variant: "destructive", title: words.failed, description: words.failedText }),
  });

  const fieldId = (field: string) => `${isReply ? "reply" : "request"}-${field}`;
  const labels = isReply ? words.reply : words.labels;
  const field = fieldsOf({ idOf: fieldId, labels, form });
  const message = (
    <TextArea {...field("message")} className={isReply ? "" : "full"} placeholder={words.reply.message} />
  );
  const type = (
    <SelectField
      {...field("type")}
      className="half"
      {...(isReply ? { entry: form.values.type ?? general } : {})}
      options={messageTypes}
      optionLabels={words.types}
    />
  );
  return (
    <form
      {...formProps}
      className={`form-grid request-form ${isReply ? "reply-form" : ""}`}
      action={requestFormAction(bookingId)}
      aria-label={words.form}
      tabIndex={-1}
    >
      <ErrorSummary issues={form.issues} labels={labels} idOf={fieldId} />
      <input type="hidden" name="clientEmail" value={email} readOnly />
      {bookingId ? <input type="hidden" name="bookingId" value={bookingId} readOnly /> : null}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} readOnly />
      <Honeypot id={fieldId("leaveBlank")} />
      {isReply ? (
        <>
          {message}
          {type}
        </>
      ) : (
        <>
          {type}
          <TextField {...field("subject")} />
          {message}
        </>
      )}
      <TextField {...field("songRequest")} placeholder={words.example} optional className="full request-song-field" />
      <SubmitButton sending={sending} pending={words.sending} look={isReply ? "secondary" : "primary"}>
        {isReply ? words.reply.send : words.send}
      </SubmitButton>
      <p className="small text-muted">
        {words.within}. {hasNoAddress(email) ? words.byCall : words.byMail}.
        {isOver ? null : (
          <>
            {" "}
            {words.onTheDay}{" "}
            <a className="whole" href={site.phone.href}>
              {site.phone.display}
            </a>
            .
          </>
        )}
      </p>
    </form>
  );
}
