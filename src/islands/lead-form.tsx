import { useSetAtom } from "jotai";
import { type FormEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { categoryCopy, type EventCategory } from "../content/categories.ts";
import { discountCodes } from "../content/offers.ts";
import { type FieldIssue, fieldIssues, issueOf } from "../forms/issues.ts";
import {
  type LeadEntries,
  type LeadField,
  type LeadReceipt,
  leadBudgets,
  leadEventTypes,
  leadForm,
  leadGuestCounts,
  leadReceipt,
} from "../forms/lead.ts";
import { api, quoteFragment } from "../paths.ts";
import { ChoiceField, ErrorSummary, SelectField, TextArea, TextField } from "../ui/field.tsx";
import { toastAtom } from "./atoms.ts";
import { leadFailure } from "./lead-failure.ts";
import { HttpError, post } from "./request.ts";

const fieldId = (field: string) => `lead-${field}`;

const fieldLabels: Partial<Record<string, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  companyName: "Company name",
  eventType: "Event type",
  eventDate: "Event date",
  guestCount: "Guests",
  budget: "Budget",
  details: "Anything I should know",
} satisfies Partial<Record<LeadField, string>>;

interface LeadFormProps {
  category: EventCategory;
  issues: readonly FieldIssue[];
  entries: LeadEntries;
  received: (receipt: LeadReceipt) => void;
}

/** The quote form: a plain form post until it hydrates, then checked in place and sent as JSON. */
export function LeadForm({ category, issues: initialIssues, entries, received }: LeadFormProps) {
  const [issues, setIssues] = useState(initialIssues);
  const [sending, setSending] = useState(false);
  const showToast = useSetAtom(toastAtom);
  const form = useRef<HTMLFormElement>(null);
  const lastSent = useRef({ content: "", key: "" });

  useEffect(() => {
    if (issues.length > 0) form.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
  }, [issues]);

  /** The same content keeps its key over every retry; changed content is a new inquiry. */
  function keyFor(content: string): string {
    if (lastSent.current.content !== content) lastSent.current = { content, key: crypto.randomUUID() };
    return lastSent.current.key;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const idempotencyKey = keyFor(JSON.stringify(typed));
    const payload = { ...typed, idempotencyKey };
    const checked = z.safeParse(leadForm, payload);
    setIssues(checked.success ? [] : fieldIssues(checked.error));
    if (!checked.success) return;
    setSending(true);
    try {
      received(await post(api.leadInquiry, payload, leadReceipt));
    } catch (error) {
      if (error instanceof HttpError) setIssues(error.issues);
      showToast(leadFailure(error));
    } finally {
      setSending(false);
    }
  }

  const field = (name: LeadField) => ({
    id: fieldId(name),
    name,
    label: fieldLabels[name] ?? name,
    error: issueOf(issues, name),
    entry: entries[name],
  });

  return (
    <form
      ref={form}
      className="card card-lifted lead-form"
      method="post"
      action={`${api.leadInquiry}${quoteFragment}`}
      noValidate
      aria-labelledby="lead-form-title"
      onSubmit={(event) => void submit(event)}
    >
      <h3 className="h3 full" id="lead-form-title">
        {categoryCopy[category].formTitle}
      </h3>
      {issues.length > 0 ? <LeadErrorSummary issues={issues} /> : null}
      <input type="hidden" name="eventCategory" value={category} readOnly />
      <div className="honeypot" aria-hidden="true">
        <label htmlFor={fieldId("leaveBlank")}>Leave this field empty</label>
        <input id={fieldId("leaveBlank")} name="leaveBlank" tabIndex={-1} autoComplete="off" />
      </div>
      <TextField {...field("firstName")} autoComplete="given-name" className="half" />
      <TextField {...field("lastName")} autoComplete="family-name" className="half" />
      <TextField {...field("email")} type="email" autoComplete="email" placeholder="you@example.com" />
      <TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="(813) 555-0100" optional />
      {category === "corporate" ? (
        <TextField {...field("companyName")} autoComplete="organization" optional className="full" />
      ) : null}
      <SelectField key={category} {...field("eventType")} options={leadEventTypes[category]} />
      <TextField {...field("eventDate")} type="date" optional />
      <ChoiceField {...field("guestCount")} options={leadGuestCounts} optional className="full" />
      <ChoiceField {...field("budget")} options={leadBudgets} className="full" />
      <TextArea
        {...field("details")}
        placeholder={categoryCopy[category].detailsPlaceholder}
        optional
        className="full"
      />
      <button className="btn btn-primary full" type="submit" disabled={sending}>
        {sending ? (
          <>
            <span className="spinner" aria-hidden="true" />
            Submitting...
          </>
        ) : (
          `Send and get ${discountCodes[category]}`
        )}
      </button>
      <p className="small text-muted full flex gap-2">
        <span className="i-lucide-shield-check mt-[.15em]" aria-hidden="true" />
        Used to answer you and for nothing else. No newsletter unless you ask for it.
      </p>
    </form>
  );
}

function LeadErrorSummary({ issues }: { issues: readonly FieldIssue[] }) {
  const labelled = issues.flatMap(({ path }) => (fieldLabels[path] ? [{ path, label: fieldLabels[path] }] : []));
  const others = issues.filter(({ path }) => !fieldLabels[path]);
  return (
    <ErrorSummary>
      <p className="font-600">
        {issues.length === 1 ? "One thing needs another look." : `${issues.length} things need another look.`}
      </p>
      {others.map(({ path, message }) => (
        <p key={path}>{message}</p>
      ))}
      {labelled.length > 0 ? (
        <ul className="summary-fields">
          {labelled.map(({ path, label }) => (
            <li key={path}>
              <a href={`#${fieldId(path)}`}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="small text-muted">Everything you wrote is still here.</p>
    </ErrorSummary>
  );
}
