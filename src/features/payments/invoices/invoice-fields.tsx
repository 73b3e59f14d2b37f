import type { Words } from "../../../content/words/en/index.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { EmailField } from "../../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import type { SendInvoiceField } from "./invoice-form.ts";

const idOf = (field: string): string => `invoice-${field}`;

interface InvoiceFieldsProps {
  form: FormState<"billTo" | "purchaseOrder" | "key">;
  formKey: string;
}

export function InvoiceFields({ form, formKey }: InvoiceFieldsProps) {
  const { labels, example, make } = useWords().papers.invoices;
  const field = fieldsOf({ idOf, labels, form });
  return (
    <>
      <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
      <input type="hidden" name="key" value={formKey} />
      <TextArea {...field("billTo")} className="full" placeholder={example} />
      <TextField {...field("purchaseOrder")} optional />
      <button className="btn btn-primary full" type="submit">
        {make}
      </button>
    </>
  );
}

export const textOf = (sendWords: Words["papers"]["send"], { credits }: { credits: string | null }): string =>
  credits ? sendWords.creditText : sendWords.text;

interface SendInvoiceProps {
  action: string;
  invoice?: string;
  form: FormState<SendInvoiceField>;
  text: string;
}

/** The address also gets the booking's next invoices. */
export function SendInvoice({ action, invoice, form, text }: SendInvoiceProps) {
  const sendWords = useWords().papers.send;
  const field = fieldsOf({ idOf, labels: { email: sendWords.email }, form });
  return (
    <form className="form-grid" method="post" action={action} noValidate={form.issues.length > 0}>
      {invoice ? <input type="hidden" name="invoice" value={invoice} /> : null}
      <EmailField {...field("email")} className="full" />
      <button className="btn btn-secondary full" type="submit">
        {sendWords.button}
      </button>
      <p className="small text-muted full">{text}</p>
    </form>
  );
}
