import type { FormState } from "../../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { audienceLabels, newsletterAudiences } from "../model.ts";
import { type NewsletterField, newsletterLabels } from "./form.ts";

interface NewsletterFormProps {
  action: string;
  form: FormState<NewsletterField>;
}

const idOf = (field: string): string => `newsletter-${field}`;

/** The words of a draft, and who gets it. */
export function NewsletterFields({ action, form }: NewsletterFormProps) {
  const field = fieldsOf({ idOf, labels: newsletterLabels, form });
  return (
    <form className="form-grid" method="post" action={action} noValidate={form.issues.length > 0}>
      <ErrorSummary issues={form.issues} labels={newsletterLabels} idOf={idOf} />
      <SelectField
        {...field("audience")}
        options={newsletterAudiences}
        optionLabels={audienceLabels}
        className="full"
      />
      <TextField {...field("subject")} className="full" />
      <TextArea {...field("text")} className="full" />
      <TextField {...field("linkLabel")} optional placeholder="Hear the new mix" />
      <TextField {...field("linkAddress")} optional type="url" placeholder="https://" />
      <SubmitButton sending={false} pending="Saving…">
        Save and preview
      </SubmitButton>
    </form>
  );
}
