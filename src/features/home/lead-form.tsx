import { useSetAtom } from "jotai";
import { categoryCopy, type EventCategory } from "../../content/categories.ts";
import { leadEventTypes } from "../../content/event-types.ts";
import { discountCodes, leadBudgets } from "../../content/offers.ts";
import type { FormState } from "../../platform/fields/form-state.ts";
import { toastAtom } from "../../platform/islands/atoms.ts";
import { sendFailure } from "../../platform/islands/request.ts";
import { typedIn, useFormPost } from "../../platform/islands/use-form-post.ts";
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
import { api, quoteFragment } from "../site/paths.ts";
import { type LeadField, type LeadReceipt, leadForm, leadGuestCounts, leadReceipt } from "./form.ts";

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
  budgetHint: string;
  form: FormState<LeadField>;
  received: (receipt: LeadReceipt & { email: string }) => void;
}

export function LeadForm({ category, budgetHint, form: initial, received }: LeadFormProps) {
  const showToast = useSetAtom(toastAtom);
  const { form, sending, formProps } = useFormPost({
    path: api.leadInquiry,
    schema: leadForm,
    answer: leadReceipt,
    form: initial,
    onAnswer: (receipt, sent) => received({ ...receipt, email: typedIn(sent, "email") }),
    onFailure: (error) => showToast(sendFailure(error, "Unable to submit inquiry")),
  });

  const field = fieldsOf({ idOf: fieldId, labels: fieldLabels, form });

  return (
    <form
      {...formProps}
      className="card card-lifted form-grid lead-form"
      action={`${api.leadInquiry}${quoteFragment}`}
      aria-labelledby="lead-form-title"
    >
      <h3 className="h3 full" id="lead-form-title">
        {categoryCopy[category].formTitle}
      </h3>
      <ErrorSummary issues={form.issues} labels={fieldLabels} idOf={fieldId} />
      <input type="hidden" name="eventCategory" value={category} />
      <Honeypot id={fieldId("leaveBlank")} />
      <TextField {...field("firstName")} autoComplete="given-name" className="half" />
      <TextField {...field("lastName")} autoComplete="family-name" className="half" />
      <EmailField {...field("email")} />
      <TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="(555) 555-0100" optional />
      {category === "corporate" ? (
        <TextField {...field("companyName")} autoComplete="organization" optional className="full" />
      ) : null}
      <SelectField key={category} {...field("eventType")} options={leadEventTypes[category]} />
      <TextField {...field("eventDate")} type="date" optional />
      <ChoiceField {...field("guestCount")} options={leadGuestCounts} optional className="full" />
      <ChoiceField {...field("budget")} options={leadBudgets} hint={budgetHint} className="full" />
      <TextArea
        {...field("details")}
        placeholder={categoryCopy[category].detailsPlaceholder}
        optional
        className="full"
      />
      <SubmitButton sending={sending} pending="Submitting...">
        {`Send and get ${discountCodes[category]}`}
      </SubmitButton>
      <PrivacyNote />
    </form>
  );
}
