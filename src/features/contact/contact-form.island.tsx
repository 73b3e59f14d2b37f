import { type ReactNode, useEffect, useRef, useState } from "react";
import { contactEventTypes } from "../../content/event-types.ts";
import { site } from "../../content/site.ts";
import type { contact } from "../../content/words/en/contact.ts";
import { ui } from "../../content/words/en/ui.ts";
import { type Errors, emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { likelyAddress } from "../../platform/fields/mail-domain.ts";
import { island } from "../../platform/islands/define.ts";
import { HttpError, UnreadableAnswer } from "../../platform/islands/request.ts";
import { typedIn, useFormPost } from "../../platform/islands/use-form-post.ts";
import { fill } from "../../platform/language.ts";
import type { OtherWords } from "../../platform/pages/words.ts";
import { ChoiceField, Tick } from "../../platform/ui/choices.tsx";
import { EmailField } from "../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../platform/ui/error-summary.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { Honeypot } from "../../platform/ui/honeypot.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { PrivacyNote } from "../../platform/ui/privacy-note.tsx";
import { SelectField } from "../../platform/ui/select-field.tsx";
import { SubmitButton } from "../../platform/ui/submit-button.tsx";
import { TextArea } from "../../platform/ui/text-area.tsx";
import { UiWords } from "../../platform/ui/words.ts";
import { messageFragment } from "../site/paths.ts";
import { type ContactField, contactBudgets, contactForm, contactGuestCounts, contactReceipt } from "./form.ts";

type MessageWords = (typeof contact)["message"];

/** The view adds other ways to reach the DJ. */
export function contactFailure(error: unknown, words: MessageWords): string {
  if (error instanceof HttpError) return fill(words.refused, { detail: error.detail });
  if (error instanceof UnreadableAnswer || !(error instanceof Error)) return words.unreadable;
  if (error.message.startsWith("network:")) return words.offline;
  return fill(words.refused, { detail: error.message });
}

export interface ContactFormProps {
  path: string;
  words: OtherWords & { message: MessageWords };
  /** A package's name in lower case. */
  about?: string | undefined;
  sent?: { email: string | null };
  /** Sent without JavaScript and refused. */
  form?: FormState<ContactField>;
}

const ways: Readonly<Record<string, ReactNode>> = {
  "{email}": (
    <a key="email" href={`mailto:${site.email}`}>
      {site.email}
    </a>
  ),
  "{phone}": (
    <a key="phone" href={site.phone.href}>
      {site.phone.display}
    </a>
  ),
};

interface Outcome {
  tone: "ok" | "danger";
  text: string;
  email?: string | null;
}

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

function MessageForm({ path, words, errors, about, form: initial, onTry, onStored, onFailure }: MessageFormProps) {
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
          <Tick
            id={fieldId("package")}
            name="package"
            value={about}
            checked
            label={fill(words.aboutPackage, { name: about.toUpperCase() })}
          />
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
      <ChoiceField
        {...field("guestCount")}
        options={contactGuestCounts}
        optionLabels={words.choices?.guestCounts ?? {}}
        optional
        className="full"
      />
      <ChoiceField
        {...field("budget")}
        options={contactBudgets}
        optionLabels={words.choices?.budgets ?? {}}
        optional
        className="full"
      />
      <TextArea {...field("details")} placeholder={words.occasion} optional className="full" />
      <SubmitButton sending={sending} pending={words.sending}>
        {words.send}
      </SubmitButton>
      <PrivacyNote />
    </form>
  );
}

function ContactForm({ path, words, about, sent, form = emptyForm }: ContactFormProps) {
  const { message } = words;
  const received = (email: string | null): Outcome => ({ tone: "ok", text: message.thanks, email });
  const [outcome, setOutcome] = useState<Outcome | null>(sent ? received(sent.email) : null);
  const [stored, setStored] = useState(0);
  const tried = useRef(false);
  const notice = useRef<HTMLDivElement>(null);
  const likely = outcome?.email ? likelyAddress(outcome.email) : null;

  useEffect(() => {
    if (outcome && tried.current) notice.current?.focus();
  }, [outcome]);

  return (
    <UiWords value={words.ui ?? ui}>
      <div className="grid gap-5" id={messageFragment.slice(1)}>
        {outcome ? (
          <Notice tone={outcome.tone} ref={notice}>
            <p className="font-600">{outcome.text}</p>
            {outcome.email ? (
              <p className="small break-words">{`${fill(message.goesTo, { email: outcome.email })}${likely ? ` ${fill(message.likely, { address: likely })}` : ""}`}</p>
            ) : null}
            {outcome.tone === "danger" ? (
              <p className="small">{message.directly.split(/(\{\w+\})/).map((part) => ways[part] ?? part)}</p>
            ) : null}
          </Notice>
        ) : null}
        <MessageForm
          key={stored}
          path={path}
          words={message}
          errors={words.errors}
          about={about}
          form={stored ? emptyForm : form}
          onTry={() => {
            tried.current = true;
            setOutcome(null);
          }}
          onStored={(email) => {
            setOutcome(received(email));
            setStored(stored + 1);
          }}
          onFailure={(error) => setOutcome({ tone: "danger", text: contactFailure(error, message) })}
        />
      </div>
    </UiWords>
  );
}

export default island("contact-form", ContactForm);
