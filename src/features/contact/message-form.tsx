import { contactEventTypes } from "../../content/event-types.ts";
import type { contact } from "../../content/words/en/contact.ts";
import type { Errors, FormState } from "../../platform/fields/form-state.ts";
import { typedIn, useFormPost } from "../../platform/islands/use-form-post.ts";
import { fill } from "../../platform/language.ts";
import { ChoiceField } from "../../platform/ui/choices.tsx";
import { EmailField } from "../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../platform/ui/error-summary.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { Honeypot } from "../../platform/ui/honeypot.tsx";
import { PrivacyNote } from "../../platform/ui/privacy-note.tsx";
import { SelectField } from "../../platform/ui/select-field.tsx";
import { SubmitButton } from "../../platform/ui/submit-button.tsx";
import { TextArea } from "../../platform/ui/text-area.tsx";
import { messageFragment } from "../site/paths.ts";
import { type ContactField, contactBudgets, contactForm, contactGuestCounts, contactReceipt } from "./form.ts";

const fieldId = (field: string) => `contact-${field}`;

interface MessageFormProps {
  path: string;
  words: (typeof contact)["message"];
  /** Of a language other than English. */
  errors: Errors | undefined;
  about: string | undefined;
  form: FormState<ContactField>;
  onTry: () => void;
  onStored: (email: string) => void;
  onFailure: (error: unknown) => void;
}

export function MessageForm({
  path,
  words,
  errors,
  about,
  form: initial,
  onTry,
  onStored,
  onFailure,
}: MessageFormProps) {
  const { form, sending, formProps } = useFormPost({
    path,
    schema: contactForm,
    answer: contactReceipt,
    form: initial,
    errors,
    onAnswer: (_, sent) => onStored(typedIn(sent, "email")),
    onFailure,
  });

  const field = fieldsOf({ idOf: fieldId, labels: words.labels, form });

  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        onTry();
        formProps.onSubmit(event);
      }}
      className="card form-grid p-5 md:p-8"
      action={`${path}${messageFragment}`}
      aria-label={words.name}
    >
      <ErrorSummary issues={form.issues} labels={words.labels} idOf={fieldId} />
      {about ? (
        <p>
          <label className="choice">
            <input type="checkbox" id={fieldId("package")} name="package" value={about} defaultChecked />
            <span className="i-lucide-check" aria-hidden="true" />
            <span>{fill(words.aboutPackage, { name: about.toUpperCase() })}</span>
          </label>
        </p>
      ) : null}
      <Honeypot id={fieldId("leaveBlank")} />
      <TextField {...field("firstName")} autoComplete="given-name" className="half" />
      <TextField {...field("lastName")} autoComplete="family-name" className="half" />
      <EmailField {...field("email")} />
      <TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="(555) 555-0100" optional />
      <SelectField {...field("eventType")} options={contactEventTypes} optionLabels={words.eventTypes} />
      <TextField {...field("eventDate")} type="date" optional />
      <TextField {...field("venue")} placeholder={words.where} optional className="full" />
      <ChoiceField {...field("guestCount")} options={contactGuestCounts} optional className="full" />
      <ChoiceField {...field("budget")} options={contactBudgets} optional className="full" />
      <TextArea {...field("details")} placeholder={words.occasion} optional className="full" />
      <SubmitButton sending={sending} pending={words.sending}>
        {words.send}
      </SubmitButton>
      <PrivacyNote />
    </form>
  );
}
