import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { capitalized, dateIn, fill } from "../../../platform/language.ts";
import { eventTypeIn, useWords } from "../../../platform/pages/words.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { PaperButtons } from "../../../platform/ui/paper-buttons.tsx";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { InvoiceFields, SendInvoice, textOf } from "../invoices/invoice-fields.tsx";
import { listedIn, type SendInvoiceField } from "../invoices/invoice-form.ts";
import { invoiceTitle } from "../invoices/invoice-paper.ts";
import { InvoiceSheet } from "../invoices/invoice-sheet.tsx";
import { asksAnother } from "../invoices/invoice-standing.ts";
import type { ClientInvoice, ListedInvoice } from "../invoices/invoices.ts";
import type { Statement } from "../invoices/statement.ts";
import { StatementSheet } from "../invoices/statement-sheet.tsx";
import type { InvoiceField } from "./form.ts";
import { portalInvoice, portalInvoicePdf, portalInvoices } from "./paths.ts";
import { paymentsOf } from "./payment-methods.ts";

const invoicesOf = (booking: string, { papers }: Words) => ({
  label: papers.invoice.all,
  href: portalInvoices(booking),
});

interface InvoicesPageProps {
  booking: { id: string; eventType: string };
  date: CalendarDate;
  issued: readonly ListedInvoice[];
  form: FormState<InvoiceField>;
  formKey: string;
}

export function InvoicesPage({ booking, date, issued, form, formKey }: InvoicesPageProps) {
  const words = useWords();
  const { formats, papers } = words;
  const invoiceWords = papers.invoices;
  const event = { event: eventTypeIn(words, booking.eventType), date: dateIn(formats, date) };
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking={booking.id} label={papers.invoice.all} via={paymentsOf(booking.id, words)} />
      <h1 className="h2">{invoiceWords.title}</h1>
      <p className="lead">{fill(invoiceWords.lead, event)}</p>
      <div className="portal-pair">
        <form className="form-grid" method="post" action={portalApi.invoice} noValidate={form.issues.length > 0}>
          <input type="hidden" name="booking" value={booking.id} />
          <InvoiceFields form={form} formKey={formKey} />
        </form>
        <div className="card grid gap-4 p-6">
          {issued.length > 0 ? (
            <section aria-labelledby="issued-title">
              <h2 className="h3" id="issued-title">
                {invoiceWords.before}
              </h2>
              <ul className="pay-papers mt-3">
                {issued.map((invoice) => {
                  const { name, state } = listedIn(words, invoice);
                  return (
                    <li key={invoice.id}>
                      <a className="text-link" href={portalInvoice(invoice.id)}>
                        {name}
                      </a>
                      {state ? `, ${state}` : null}
                      {invoice.outdated === "price" && !invoice.other ? `: ${invoiceWords.anew}` : null}
                    </li>
                  );
                })}
              </ul>
            </section>
          ) : null}
          <p>
            <a className="text-link" href={portalPaths.statement}>
              {papers.statement.link}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}

export function StatementPage({ statement }: { statement: Statement | null }) {
  const words = useWords();
  const { title } = words.papers.statement;
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking="" label={title} via={invoicesOf("", words)} />
      {statement ? null : <h1 className="h2">{title}</h1>}
      <StatementSheet statement={statement} file={portalPaths.statementPdf} />
    </div>
  );
}

export const statementMetadata = (words: Words) =>
  portalMetadata(
    words,
    words.papers.statement,
    "portal-payments",
    portalPaths.statement,
    null,
    clientTabs("", "papers"),
  );

export const invoicesMetadata = (words: Words, booking: string, accent: EventCategory | null) =>
  portalMetadata(
    words,
    words.papers.invoice,
    "portal-payments",
    portalPaths.invoices,
    accent,
    clientTabs(booking, "papers"),
  );

interface InvoicePageProps {
  invoice: ClientInvoice;
  send: FormState<SendInvoiceField>;
  isSent: boolean;
}

export function InvoicePage({ invoice, send, isSent }: InvoicePageProps) {
  const words = useWords();
  const { papers } = words;
  const sendWords = papers.send;
  return (
    <div className="wrap portal portal-column">
      <PortalTrail
        booking={invoice.bookingId}
        label={invoiceTitle(words, invoice)}
        via={invoicesOf(invoice.bookingId, words)}
      />
      {isSent ? (
        <Notice tone="ok">
          <p>{sendWords.sent}</p>
        </Notice>
      ) : null}
      <div className="paper-page col-span-full">
        <InvoiceSheet invoice={invoice} />
        <div className="card paper-side no-print">
          <PaperButtons file={portalInvoicePdf(invoice.id)} />
          <section aria-labelledby="send-title">
            <h2 className="h3 mb-3" id="send-title">
              {sendWords.title}
            </h2>
            {invoice.outdated ? (
              <p>
                {capitalized(papers.invoices.outdated[invoice.outdated])}
                {asksAnother(invoice.outdated) ? `: ${papers.invoices.anew}` : ""}.
              </p>
            ) : (
              <SendInvoice
                action={portalApi.sendInvoice}
                invoice={invoice.id}
                form={send}
                text={invoice.goesToOthers ? textOf(sendWords, invoice) : sendWords.refused}
              />
            )}
          </section>
        </div>
      </div>
    </div>
  );
}
