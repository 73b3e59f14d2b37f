import type { Invoice, ListedInvoice } from "../../business/payments/invoices.ts";
import type { FormState } from "../../forms/form-state.ts";
import { InvoiceFields } from "../../ui/invoice-fields.tsx";
import { InvoiceSheet } from "../../ui/invoice-sheet.tsx";
import { receiptName } from "../../vocabulary/payments.ts";
import { Island } from "../../web/islands/island.tsx";
import printButton from "../../web/islands/print-button.island.tsx";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { Panel } from "../frame/panel.tsx";
import { bookingMoney, invoicePath } from "../money-paths.ts";
import { adminPaths } from "../paths.ts";
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

/** One invoice, to print or to save. `contract` is the number of its contract. */
export function InvoicePage({ invoice, contract }: { invoice: Invoice; contract: string }) {
  return (
    <AdminLayout path={adminPaths.money} title="Invoice">
      <div className="admin-stack">
        <p className="no-print">
          <a className="text-link" href={bookingMoney(invoice.bookingId).page}>
            The booking's money
          </a>
        </p>
        <InvoiceSheet {...invoice} contract={contract} />
        <div className="no-print">
          <Island of={printButton} props={{}} when="touch" />
        </div>
      </div>
    </AdminLayout>
  );
}

export const invoiceMetadata = adminMetadata({
  title: "Invoice",
  description: "An invoice as it was issued, to print or to save.",
  path: adminPaths.money,
});
