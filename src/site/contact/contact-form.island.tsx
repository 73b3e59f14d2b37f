import { useEffect, useRef, useState } from "react";
import { messageReplyHours } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { likelyAddress } from "../../forms/mail-domain.ts";
import { ChoiceField } from "../../ui/choices.tsx";
import { EmailField } from "../../ui/email-field.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { TextField } from "../../ui/field.tsx";
import { fieldsOf } from "../../ui/fields-of.ts";
import { Honeypot } from "../../ui/honeypot.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PrivacyNote } from "../../ui/privacy-note.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { contactEventTypeLabels, contactEventTypes } from "../../vocabulary/event-types.ts";
import { island } from "../../web/islands/define.ts";
import { typedIn, useFormPost } from "../../web/islands/use-form-post.ts";
import { api, messageFragment } from "../paths.ts";
import { contactFailure } from "./contact-failure.ts";
import {
  type ContactField,
  type ContactPackage,
  contactBudgets,
  contactForm,
  contactGuestCounts,
  contactReceipt,
} from "./form.ts";

export interface ContactFormProps {
  /** The package that the visitor came about. */
  about?: ContactPackage;
  /** A message was stored without JavaScript just now; the address that it is answered to, if that is still known. */
  sent?: { email: string | null };
  /** A form that was sent without JavaScript and needs another look. */
  form?: FormState<ContactField>;
}

const fieldId = (field: string) => `contact-${field}`;

const fieldLabels: Partial<Record<string, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  eventType: "Event type",
  eventDate: "Event date",
  venue: "Venue",
  guestCount: "Guests",
  budget: "Budget in dollars",
  details: "Details",
  package: "Package",
} satisfies Partial<Record<ContactField, string>>;

interface Outcome {
  tone: "ok" | "danger";
  text: string;
  /** The address that the answer goes to. */
  email?: string | null;
}

const received = (email: string | null): Outcome => ({
  tone: "ok",
  text: `Thanks for reaching out! I'll get back to you within ${messageReplyHours.latest} hours.`,
  email,
});

/** The contact form with what became of the last message above it. It is empty again once a message is stored. */
function ContactForm({ about, sent, form = emptyForm }: ContactFormProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(sent ? received(sent.email) : null);
  const [stored, setStored] = useState(0);
  const tried = useRef(false);
  const notice = useRef<HTMLDivElement>(null);
  const likely = outcome?.email ? likelyAddress(outcome.email) : null;

  useEffect(() => {
    if (outcome && tried.current) notice.current?.focus();
  }, [outcome]);

  return (
    <div className="grid gap-5" id={messageFragment.slice(1)}>
      {outcome ? (
        <Notice tone={outcome.tone} ref={notice}>
          <p className="font-600">{outcome.text}</p>
          {outcome.email ? (
            <p className="small break-words">{`The answer goes to ${outcome.email}.${likely ? ` Should it have been ${likely}? Then please send it again.` : ""}`}</p>
          ) : null}
          {outcome.tone === "danger" ? (
            <p className="small">
              Please email <a href={`mailto:${site.email}`}>{site.email}</a> or call{" "}
              <a href={site.phone.href}>{site.phone.display}</a> directly.
            </p>
          ) : null}
        </Notice>
      ) : null}
      <MessageForm
        key={stored}
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
        onFailure={(error) => setOutcome({ tone: "danger", text: contactFailure(error) })}
      />
    </div>
  );
}

interface MessageFormProps {
  about: ContactPackage | undefined;
  form: FormState<ContactField>;
  onTry: () => void;
  onStored: (email: string) => void;
  onFailure: (error: unknown) => void;
}

/** The form itself: a plain form post until it hydrates, then checked in place and sent as JSON. */
function MessageForm({ about, form: initial, onTry, onStored, onFailure }: MessageFormProps) {
  const { form, sending, formProps } = useFormPost({
    path: api.contact,
    schema: contactForm,
    answer: contactReceipt,
    form: initial,
    onAnswer: (_, sent) => onStored(typedIn(sent, "email")),
    onFailure,
  });

  const field = fieldsOf({ idOf: fieldId, labels: fieldLabels, form });

  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        onTry();
        formProps.onSubmit(event);
      }}
      className="card form-grid p-5 md:p-8"
      action={`${api.contact}${messageFragment}`}
      aria-label="Message to the DJ"
    >
      <ErrorSummary issues={form.issues} labels={fieldLabels} idOf={fieldId} />
      {about ? (
        <p>
          <label className="choice">
            <input type="checkbox" id={fieldId("package")} name="package" value={about} defaultChecked />
            <span className="i-lucide-check" aria-hidden="true" />
            <span>About the {about.toUpperCase()} package</span>
          </label>
        </p>
      ) : null}
      <Honeypot id={fieldId("leaveBlank")} />
      <TextField {...field("firstName")} autoComplete="given-name" className="half" />
      <TextField {...field("lastName")} autoComplete="family-name" className="half" />
      <EmailField {...field("email")} />
      <TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="(813) 555-0100" optional />
      <SelectField {...field("eventType")} options={contactEventTypes} optionLabels={contactEventTypeLabels} />
      <TextField {...field("eventDate")} type="date" optional />
      <TextField {...field("venue")} placeholder="Where it is, if you know already" optional className="full" />
      <ChoiceField {...field("guestCount")} options={contactGuestCounts} optional className="full" />
      <ChoiceField
        {...field("budget")}
        options={contactBudgets}
        hint="1500+ is for more than $1,500, if you cannot say more yet."
        optional
        className="full"
      />
      <TextArea
        {...field("details")}
        placeholder="The occasion, the room, the songs that must not be missed"
        optional
        className="full"
      />
      <SubmitButton sending={sending} pending="Sending...">
        Send message
      </SubmitButton>
      <PrivacyNote />
    </form>
  );
}

export default island("contact-form", ContactForm);
