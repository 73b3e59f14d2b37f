import { useEffect, useRef, useState } from "react";
import { messageReplyHours } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import type { FieldIssue } from "../../forms/issues.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { ChoiceField, SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { fieldsOf } from "../../ui/fields-of.ts";
import { Honeypot } from "../../ui/honeypot.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PrivacyNote } from "../../ui/privacy-note.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { contactEventTypeLabels, contactEventTypes } from "../../vocabulary/event-types.ts";
import { island } from "../../web/islands/define.ts";
import { useFormPost } from "../../web/islands/use-form-post.ts";
import { api, messageFragment } from "../paths.ts";
import { contactFailure } from "./contact-failure.ts";
import {
  type ContactEntries,
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
  /** A message was stored without JavaScript just now. */
  sent?: boolean;
  /** What a form post without JavaScript got wrong, and what it had typed. */
  issues?: readonly FieldIssue[];
  entries?: ContactEntries;
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

const received = {
  tone: "ok",
  text: `Thanks for reaching out! I'll get back to you within ${messageReplyHours.latest} hours.`,
} as const;

/** The contact form with what became of the last message above it. It is empty again once a message is stored. */
function ContactForm({ about, sent = false, issues = [], entries = {} }: ContactFormProps) {
  const [outcome, setOutcome] = useState<{ tone: "ok" | "danger"; text: string } | null>(sent ? received : null);
  const [stored, setStored] = useState(0);
  const tried = useRef(false);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome && tried.current) notice.current?.focus();
  }, [outcome]);

  return (
    <div className="grid gap-5" id={messageFragment.slice(1)}>
      {outcome ? (
        <Notice tone={outcome.tone} ref={notice}>
          <p className="font-600">{outcome.text}</p>
          {outcome.tone === "danger" ? (
            <p className="small">
              Please e-mail <a href={`mailto:${site.email}`}>{site.email}</a> or call{" "}
              <a href={site.phone.href}>{site.phone.display}</a> directly.
            </p>
          ) : null}
        </Notice>
      ) : null}
      <MessageForm
        key={stored}
        about={about}
        issues={stored ? [] : issues}
        entries={stored ? {} : entries}
        onTry={() => {
          tried.current = true;
          setOutcome(null);
        }}
        onStored={() => {
          setOutcome({ ...received });
          setStored(stored + 1);
        }}
        onFailure={(error) => setOutcome({ tone: "danger", text: contactFailure(error) })}
      />
    </div>
  );
}

interface MessageFormProps {
  about: ContactPackage | undefined;
  issues: readonly FieldIssue[];
  entries: ContactEntries;
  onTry: () => void;
  onStored: () => void;
  onFailure: (error: unknown) => void;
}

/** The form itself: a plain form post until it hydrates, then checked in place and sent as JSON. */
function MessageForm({ about, issues: initialIssues, entries, onTry, onStored, onFailure }: MessageFormProps) {
  const { issues, sending, formProps } = useFormPost({
    path: api.contact,
    schema: contactForm,
    answer: contactReceipt,
    initialIssues,
    onAnswer: onStored,
    onFailure,
  });

  const field = fieldsOf<ContactField>({ idOf: fieldId, labels: fieldLabels, issues, entries });

  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        onTry();
        formProps.onSubmit(event);
      }}
      className="form-grid"
      action={`${api.contact}${messageFragment}`}
      aria-label="Message to the DJ"
    >
      <ErrorSummary issues={issues} labels={fieldLabels} idOf={fieldId} />
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
      <TextField {...field("email")} type="email" autoComplete="email" placeholder="you@example.com" />
      <TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="(813) 555-0100" optional />
      <SelectField {...field("eventType")} options={contactEventTypes} optionLabels={contactEventTypeLabels} />
      <TextField {...field("eventDate")} type="date" optional />
      <TextField {...field("venue")} placeholder="Where it is, if you know already" optional className="full" />
      <ChoiceField {...field("guestCount")} options={contactGuestCounts} optional className="full" />
      <ChoiceField {...field("budget")} options={contactBudgets} optional className="full" />
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
