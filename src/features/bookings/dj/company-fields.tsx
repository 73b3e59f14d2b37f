import type { FormState } from "../../../platform/fields/form-state.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import type { FieldProps } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";

export const companyLabels = {
  companyName: "Company",
  billingAddress: "Billing address",
  purchaseOrder: "Purchase order number",
};

type CompanyField = keyof typeof companyLabels;

interface CompanyFieldsProps {
  field: (name: CompanyField) => FieldProps;
  values: FormState<CompanyField>["values"];
}

/** Folded while empty, because most events have no company. */
export function CompanyFields({ field, values }: CompanyFieldsProps) {
  const fields = { company: field("companyName"), address: field("billingAddress"), order: field("purchaseOrder") };
  const isOpen = [values.companyName, values.billingAddress, values.purchaseOrder].some(Boolean);
  return (
    <details className="full" open={isOpen || Object.values(fields).some(({ error }) => error)}>
      <summary className="fold-summary">For a company</summary>
      <div className="form-grid mt-4">
        <TextField
          {...fields.company}
          autoComplete="off"
          optional
          hint="The company is the party of the agreement then, represented by the client, or by who signs for it."
        />
        <TextField {...fields.order} autoComplete="off" optional hint="For invoices" />
        <TextArea {...fields.address} optional className="full" />
      </div>
    </details>
  );
}
