import { useSetAtom } from "jotai";
import type { EventCategory } from "../../../content/categories.ts";
import { leadEventTypes } from "../../../content/event-types.ts";
import { discountCodes, leadBudgets } from "../../../content/offers.ts";
import type { inquiry } from "../../../content/words/en/inquiry.ts";
import type { failures } from "../../../content/words/en/ui.ts";
import type { Errors, FormState } from "../../../platform/fields/form-state.ts";
import { toastAtom } from "../../../platform/islands/atoms.ts";
import { sendFailure } from "../../../platform/islands/request.ts";
import { typedIn, useFormPost } from "../../../platform/islands/use-form-post.ts";
import { fill } from "../../../platform/language.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { EmailField } from "../../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Honeypot } from "../../../platform/ui/honeypot.tsx";
import { PrivacyNote } from "../../../platform/ui/privacy-note.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import {
  inquiryForm,
  type LeadField,
  type LeadReceipt,
  leadForm,
  leadGuestCounts,
  leadReceipt,
} from "../../home/form.ts";
import { quoteFragment } from "../paths.ts";

const fieldId = (field: string) => `lead-${field}`;

export type LeadFormWords = Pick<
  typeof inquiry,
  "labels" | "kinds" | "eventTypes" | "guestCounts" | "budgets" | "send" | "sending"
> & {
  failures: typeof failures;
  /** Those of a language other than English. */
  errors?: Errors | undefined;
};

interface LeadFormProps {
  path: string;
  category: EventCategory;
  /** Where the page says what is celebrated. */
  isKnown?: boolean;
  budgetHint: string;
  words: LeadFormWords;
  form: FormState<LeadField>;
  received: (receipt: LeadReceipt & { email: string }) => void;
}

export function LeadForm({ path, category, isKnown, budgetHint, words, form: initial, received }: LeadFormProps) {
  const { labels, kinds, eventTypes, guestCounts, budgets, failures, errors } = words;
  const { title, placeholder } = kinds[category];
  const showToast = useSetAtom(toastAtom);
  const { form, sending, formProps } = useFormPost({
    path,
    schema: isKnown ? inquiryForm : leadForm,
    answer: leadReceipt,
    form: initial,
    errors,
    onAnswer: (receipt, sent) => received({ ...receipt, email: typedIn(sent, "email") }),
    onFailure: (error) => showToast(sendFailure(error, failures.inquiry, failures)),
  });

  const field = fieldsOf({ idOf: fieldId, labels, form });

  return (
    <form
      {...formProps}
      className="card card-lifted form-grid lead-form"
      action={`${path}${quoteFragment}`}
      aria-labelledby="lead-form-title"
    >
      <h3 className="h3 full" id="lead-form-title">
        {title}
      </h3>
      <ErrorSummary issues={form.issues} labels={labels} idOf={fieldId} />
      {isKnown ? null : <input type="hidden" name="eventCategory" value={category} />}
      <Honeypot id={fieldId("leaveBlank")} />
      <TextField {...field("firstName")} autoComplete="given-name" className="half" />
      <TextField {...field("lastName")} autoComplete="family-name" className="half" />
      <EmailField {...field("email")} />
      <TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="(555) 555-0100" optional />
      {category === "corporate" ? (
        <TextField {...field("companyName")} autoComplete="organization" optional className="full" />
      ) : null}
      {isKnown ? null : (
        <SelectField
          key={category}
          {...field("eventType")}
          options={leadEventTypes[category]}
          optionLabels={eventTypes ?? {}}
        />
      )}
      <TextField {...field("eventDate")} type="date" optional />
      <ChoiceField
        {...field("guestCount")}
        options={leadGuestCounts}
        optionLabels={guestCounts ?? {}}
        optional
        className="full"
      />
      <ChoiceField
        {...field("budget")}
        options={leadBudgets}
        {...(budgets ? { optionLabels: budgets } : {})}
        hint={budgetHint}
        className="full"
      />
      <TextArea {...field("details")} placeholder={placeholder} optional className="full" />
      <SubmitButton sending={sending} pending={words.sending}>
        {fill(words.send, { code: discountCodes[category] })}
      </SubmitButton>
      <PrivacyNote />
    </form>
  );
}
