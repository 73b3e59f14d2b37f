import type { ListedInvoice } from "../../business/payments/invoices.ts";
import type { FormState } from "../../forms/form-state.ts";
import { InvoiceFields } from "../../ui/invoice-fields.tsx";
import { receiptName } from "../../vocabulary/payments.ts";
import { Panel } from "../frame/panel.tsx";
import { bookingMoney, invoicePath } from "../money-paths.ts";
import type { InvoiceField } from "./form.ts";

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
