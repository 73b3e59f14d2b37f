import type { FormState } from "../../../platform/fields/form-state.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { InvoiceFields } from "../invoice-fields.tsx";
import type { ListedInvoice } from "../invoices.ts";
import { receiptName } from "../model.ts";
import type { InvoiceField } from "./form.ts";
import { bookingMoney, invoicePath } from "./paths.ts";

interface InvoicePanelProps {
  bookingId: string;
  invoices: readonly ListedInvoice[];
  form: FormState<InvoiceField>;
  formKey: string;
}

/** The invoices of a booking, and the form that makes another one. */
export function InvoicePanel({ bookingId, invoices, form, formKey }: InvoicePanelProps) {
  return (
    <Panel id="invoices-title" title="Invoices">
      <ul className="panel-rows panel-entries">
        {invoices.map(({ id, number, createdAt, purchaseOrder }) => (
          <li key={id}>
            <a className="text-link" href={invoicePath(id)}>
              Invoice {receiptName(number, createdAt)}
              {purchaseOrder ? `, purchase order ${purchaseOrder}` : ""}
            </a>
          </li>
        ))}
      </ul>
      <details open={form.issues.length > 0}>
        <summary className="text-link">Make an invoice</summary>
        <form
          className="form-grid mt-3"
          method="post"
          action={bookingMoney(bookingId).invoice}
          noValidate={form.issues.length > 0}
        >
          <InvoiceFields form={form} formKey={formKey} />
        </form>
      </details>
    </Panel>
  );
}
