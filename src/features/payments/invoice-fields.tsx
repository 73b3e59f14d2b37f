import type { FormState } from "../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../platform/ui/error-summary.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { TextArea } from "../../platform/ui/text-area.tsx";
import { invoiceLabels } from "./invoice-form.ts";

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
