import type { FormState } from "../../../platform/fields/form-state.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { PaperButtons } from "../../../platform/ui/paper-buttons.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { SendInvoice } from "../invoice-fields.tsx";
import type { SendInvoiceField } from "../invoice-form.ts";
import { InvoiceSheet } from "../invoice-sheet.tsx";
import type { Invoice } from "../invoices.ts";
import type { Statement } from "../statement.ts";
import { StatementSheet } from "../statement-sheet.tsx";
import { bookingMoney, invoicePaths } from "./paths.ts";

interface InvoicePageProps {
  invoice: Invoice;
  /** The contract's number. */
  contract: string;
  /** For a client without email. */
  onPaper: string | null;
  send: FormState<SendInvoiceField>;
  creditKey: string;
  notice: string | null;
}

export function InvoicePage({ invoice, contract, onPaper, send, creditKey, notice }: InvoicePageProps) {
  const { page: _, pdf, send: sendPath, credit } = invoicePaths(invoice.id);
  return (
    <AdminLayout path={adminPaths.money} title={invoice.credits ? "Credit note" : "Invoice"}>
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <p className="no-print">
          <a className="text-link" href={bookingMoney(invoice.bookingId).page}>
            The booking's money
          </a>
        </p>
        <InvoiceSheet invoice={invoice} contract={contract} />
        {onPaper ? <p>{onPaper}</p> : null}
        <PaperButtons file={pdf} />
        <div className="no-print admin-stack">
          <Panel id="send-title" title="Send it by email">
            <SendInvoice action={sendPath} form={send} />
          </Panel>
          {invoice.credits || invoice.other ? null : (
            <Panel id="credit-title" title="Take it back">
              <p className="text-muted">
                A credit note takes the whole invoice back, under the next number. What is owed does not change: make
                another invoice for what is right.
              </p>
              <form className="form-grid mt-3" method="post" action={credit}>
                <input type="hidden" name="key" value={creditKey} />
                <TextField id="credit-reason" name="reason" label="Why" optional className="full" />
                <label className="choice full">
                  <input type="checkbox" name="tell" value="yes" defaultChecked />
                  <span className="i-lucide-check" aria-hidden="true" />
                  <span>Email it to who pays the bills</span>
                </label>
                <button className="btn btn-secondary full" type="submit">
                  Make a credit note
                </button>
              </form>
            </Panel>
          )}
        </div>
      </div>
    </AdminLayout>
  );
}

export function StatementPage({ bookingId, statement }: { bookingId: string; statement: Statement | null }) {
  const { page, statementPdf } = bookingMoney(bookingId);
  return (
    <AdminLayout path={adminPaths.money} title="Statement">
      <div className="admin-stack">
        <p className="no-print">
          <a className="text-link" href={page}>
            The booking's money
          </a>
        </p>
        <StatementSheet statement={statement} file={statementPdf} />
      </div>
    </AdminLayout>
  );
}

export const statementMetadata = adminMetadata({
  title: "Statement",
  description: "All that a client has still to pay, to print or to save.",
  path: adminPaths.money,
});

export const invoiceMetadata = adminMetadata({
  title: "Invoice",
  description: "An invoice as it was issued, to print, to save or to send.",
  path: adminPaths.money,
});
