import type { FormState } from "../../platform/fields/form-state.ts";
import { EmailField } from "../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../platform/ui/error-summary.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { TextArea } from "../../platform/ui/text-area.tsx";
import { invoiceLabels, type SendInvoiceField } from "./invoice-form.ts";

const idOf = (field: string): string => `invoice-${field}`;

interface InvoiceFieldsProps {
  form: FormState<"billTo" | "purchaseOrder" | "key">;
  formKey: string;
}

export function InvoiceFields({ form, formKey }: InvoiceFieldsProps) {
  const field = fieldsOf({ idOf, labels: invoiceLabels, form });
  return (
    <>
      <ErrorSummary issues={form.issues} labels={invoiceLabels} idOf={idOf} takesFocus />
      <input type="hidden" name="key" value={formKey} />
      <TextArea
        {...field("billTo")}
        className="full"
        placeholder={"Example Events LLC\n100 Main Street, City, State ZIP"}
      />
      <TextField {...field("purchaseOrder")} optional />
      <button className="btn btn-primary full" type="submit">
        Make the invoice
      </button>
    </>
  );
}

interface SendInvoiceProps {
  action: string;
  invoice?: string;
  form: FormState<SendInvoiceField>;
}

/** The address also gets the booking's next invoices. */
export function SendInvoice({ action, invoice, form }: SendInvoiceProps) {
  const field = fieldsOf({ idOf, labels: { email: "Email of who pays the bills" }, form });
  return (
    <form className="form-grid" method="post" action={action} noValidate={form.issues.length > 0}>
      {invoice ? <input type="hidden" name="invoice" value={invoice} /> : null}
      <EmailField {...field("email")} className="full" />
      <button className="btn btn-secondary full" type="submit">
        Send it with its PDF
      </button>
      <p className="small text-muted full">
        They get this paper, an invoice with a link to pay it, and nothing else of the booking.
      </p>
    </form>
  );
}
