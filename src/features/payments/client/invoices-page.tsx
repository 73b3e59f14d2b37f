import type { EventCategory } from "../../../content/categories.ts";
import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { PaperButtons } from "../../../platform/ui/paper-buttons.tsx";
import { portalInvoice, portalInvoicePdf, portalInvoices } from "../../bookings/client/paths.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { InvoiceFields, SendInvoice } from "../invoice-fields.tsx";
import { invoiceInWords, type SendInvoiceField } from "../invoice-form.ts";
import { InvoiceSheet } from "../invoice-sheet.tsx";
import type { Invoice, ListedInvoice } from "../invoices.ts";
import type { Statement } from "../statement.ts";
import { StatementSheet } from "../statement-sheet.tsx";
import type { InvoiceField } from "./form.ts";
import { numberOf, paymentsOf } from "./payment-methods.ts";

const invoicesOf = (booking: string) => ({ label: "Invoices", href: portalInvoices(booking) });

interface InvoicesPageProps {
  booking: { id: string; eventType: string };
  date: CalendarDate;
  issued: readonly ListedInvoice[];
  form: FormState<InvoiceField>;
  formKey: string;
}

export function InvoicesPage({ booking, date, issued, form, formKey }: InvoicesPageProps) {
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking={booking.id} label="Invoices" via={paymentsOf(booking.id)} />
      <h1 className="h2">An invoice for your company</h1>
      <p className="lead">
        {booking.eventType}, {dateInWords(date)}. Say whom it is for: it is ready at once, to print or to save.
      </p>
      <form className="form-grid" method="post" action={portalApi.invoice} noValidate={form.issues.length > 0}>
        <input type="hidden" name="booking" value={booking.id} />
        <InvoiceFields form={form} formKey={formKey} />
      </form>
      <p>
        <a className="text-link" href={portalPaths.statement}>
          A statement of all that is to be paid
        </a>
      </p>
      {issued.length > 0 ? (
        <section aria-labelledby="issued-title">
          <h2 className="h3" id="issued-title">
            Made before
          </h2>
          <ul className="pay-papers mt-3">
            {issued.map((invoice) => {
              const { name, state } = invoiceInWords(invoice);
              return (
                <li key={invoice.id}>
                  <a className="text-link" href={portalInvoice(invoice.id)}>
                    {name}
                  </a>
                  {state}
                  {invoice.isOutdated && !invoice.other ? ": make another one" : ""}
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

export function StatementPage({ statement }: { statement: Statement | null }) {
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking="" label="Statement" via={invoicesOf("")} />
      {statement ? null : <h1 className="h2">Statement</h1>}
      <StatementSheet statement={statement} file={portalPaths.statementPdf} />
    </div>
  );
}

export const statementMetadata = portalMetadata(
  {
    title: "Statement",
    description: "All that is to be paid of your bookings, with the day by which each is due, to print or to save.",
    feature: "portal-payments",
    path: portalPaths.statement,
  },
  null,
  clientTabs("", "papers"),
);

export const invoicesMetadata = (booking: string, accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "Invoice",
      description: "Invoices of your booking for your company, ready to print or to save.",
      feature: "portal-payments",
      path: portalPaths.invoices,
    },
    accent,
    clientTabs(booking, "papers"),
  );

interface InvoicePageProps {
  invoice: Invoice;
  send: FormState<SendInvoiceField>;
  isSent: boolean;
}

export function InvoicePage({ invoice, send, isSent }: InvoicePageProps) {
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking={invoice.bookingId} label="Invoice" via={invoicesOf(invoice.bookingId)} />
      {isSent ? (
        <Notice tone="ok">
          <p>It is on its way, tomorrow morning if that address had a mail of mine today already.</p>
        </Notice>
      ) : null}
      <InvoiceSheet invoice={invoice} contract={numberOf(invoice.bookingId)} />
      <PaperButtons file={portalInvoicePdf(invoice.id)} />
      <section className="no-print" aria-labelledby="send-title">
        <h2 className="h3 mb-3" id="send-title">
          Send it to who pays
        </h2>
        <SendInvoice action={portalApi.sendInvoice} invoice={invoice.id} form={send} />
      </section>
    </div>
  );
}
