import { type Context, Hono } from "hono";
import { english } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { languageName, writesIn } from "../../../platform/language.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { Tick } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { PaperButtons } from "../../../platform/ui/paper-buttons.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { actorOf, idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { portalOnPaper } from "../../portal/access/portal-code.ts";
import { readReceipt } from "../client-money.ts";
import { SendInvoice, textOf } from "../invoices/invoice-fields.tsx";
import type { SendInvoiceField } from "../invoices/invoice-form.ts";
import { invoiceFile, invoicePdf, invoiceTitle } from "../invoices/invoice-paper.ts";
import { InvoiceSheet } from "../invoices/invoice-sheet.tsx";
import { asksAnother, type Outdated } from "../invoices/invoice-standing.ts";
import { creditInvoice, type Invoice, invoiceWithBookingQuery } from "../invoices/invoices.ts";
import { receiptFile, receiptPdf, statementFile, statementPdf } from "../invoices/paper-files.ts";
import { payLinkTo, sendInvoice } from "../invoices/send-invoice.ts";
import { readStatement, type Statement } from "../invoices/statement.ts";
import { StatementSheet } from "../invoices/statement-sheet.tsx";
import { creditForm, sendInvoiceForm } from "./form.ts";
import { bookingMoney, invoicePaths, receiptPdfPath } from "./paths.ts";

async function readInvoice(c: Context<AppEnv>) {
  const [found] = await invoiceWithBookingQuery(primary(c.env.DB), idOf(c));
  if (!found) return null;
  const { clientEmail } = found.booking;
  /** Empty where nobody has an address. */
  const payer = found.invoice.payableEmail ?? (hasNoAddress(clientEmail) ? "" : clientEmail);
  return { ...found, payer };
}

const whyNotSent = (outdated: Outdated): string =>
  `This invoice is ${english.papers.invoices.outdated[outdated]}${asksAnother(outdated) ? ": make another one" : ""}.`;

function InTheirs({ language }: { language: string }) {
  return writesIn(language) ? (
    <p className="no-print text-muted">
      The PDF and the mail are in {languageName(language)}, as the client gets them.
    </p>
  ) : null;
}

interface InvoicePageProps {
  invoice: Invoice;
  /** The client's. */
  language: string;
  /** For a client without email. */
  onPaper: string | null;
  send: FormState<SendInvoiceField>;
  creditKey: string;
  notice: string | null;
}

function InvoicePage({ invoice, language, onPaper, send, creditKey, notice }: InvoicePageProps) {
  const { page: _, pdf, send: sendPath, credit } = invoicePaths(invoice.id);
  return (
    <AdminLayout path={adminPaths.money} title={invoiceTitle(english, invoice)}>
      <div className="admin-stack">
        <DoneNotice text={notice} />
        {invoice.outdated ? <Notice tone="danger">{whyNotSent(invoice.outdated)}</Notice> : null}
        <p className="no-print">
          <a className="text-link" href={bookingMoney(invoice.bookingId).page}>
            The booking's money
          </a>
        </p>
        <InvoiceSheet invoice={invoice} />
        <InTheirs language={language} />
        {onPaper ? <p>{onPaper}</p> : null}
        <PaperButtons file={pdf} />
        <div className="no-print admin-stack">
          {invoice.outdated ? null : (
            <Panel id="send-title" title="Send it by email">
              <SendInvoice action={sendPath} form={send} text={textOf(english.papers.send, invoice)} />
            </Panel>
          )}
          {invoice.credits || invoice.other ? null : (
            <Panel id="credit-title" title="Take it back">
              <p className="text-muted">
                A credit note takes the whole invoice back, under the next number. What is owed does not change: while
                something is, make another invoice for it.
              </p>
              <form className="form-grid mt-3" method="post" action={credit}>
                <input type="hidden" name="key" value={creditKey} />
                <TextField id="credit-reason" name="reason" label="Why" optional className="full" />
                <Tick name="tell" checked label="Email it to the client and to who pays the bills" isFull />
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

function StatementPage({ bookingId, statement }: { bookingId: string; statement: Statement | null }) {
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
        {statement ? <InTheirs language={statement.language} /> : null}
      </div>
    </AdminLayout>
  );
}

const statementMetadata = adminMetadata({
  title: "Statement",
  description: "All that a client has still to pay, to print or to save.",
  path: adminPaths.money,
});

const invoiceMetadata = adminMetadata({
  title: "Invoice",
  description: "An invoice as it was issued, to print, to save or to send.",
  path: adminPaths.money,
});

async function showInvoice(c: Context<AppEnv>, refused?: FormState<SendInvoiceField>) {
  const found = await readInvoice(c);
  if (!found) return c.notFound();
  const { invoice, booking, payer } = found;
  return c.render(
    <InvoicePage
      invoice={invoice}
      language={booking.language}
      onPaper={await portalOnPaper(c, booking)}
      send={refused ?? { values: { email: payer }, issues: [] }}
      creditKey={crypto.randomUUID()}
      notice={noticeOf(c)}
    />,
    { metadata: invoiceMetadata },
  );
}

const { page, pdf, send, credit } = invoicePaths(":id");

const sending = formRoute({
  path: send,
  schema: sendInvoiceForm,
  again: showInvoice,
  mails: true,
  comesBackTo: (c) => invoicePaths(idOf(c)).page,
  async act(c, { email }) {
    const found = await readInvoice(c);
    if (!found) return c.notFound();
    const sent = await sendInvoice(primary(c.env.DB), found.invoice, email.toLowerCase(), actorOf(c));
    if (sent === "sent" || sent === "refused") return redirectWithNotice(invoicePaths(idOf(c)).page, "invoice-sent");
    return { status: 409, issues: [{ path: "email", message: whyNotSent(sent) }] };
  },
});

const crediting = formRoute({
  path: credit,
  schema: creditForm,
  mails: true,
  comesBackTo: (c) => invoicePaths(idOf(c)).page,
  async act(c, { key, reason, tell }) {
    const db = primary(c.env.DB);
    const found = await readInvoice(c);
    if (!found) return c.notFound();
    const isDone = await creditInvoice(db, { id: idOf(c), key, reason }, actorOf(c));
    if (!isDone) return redirectWithNotice(invoicePaths(idOf(c)).page, "invoice-not-credited");
    const { id: bookingId, clientEmail } = found.booking;
    const told = tell === undefined ? [] : new Set([found.payer, hasNoAddress(clientEmail) ? "" : clientEmail]);
    for (const email of told)
      if (email) await sendInvoice(db, { id: key, bookingId, outdated: null }, email, actorOf(c));
    return redirectWithNotice(invoicePaths(key).page, "invoice-credited");
  },
});

const { statement, statementPdf: statementPdfPath } = bookingMoney(":id");

export const adminInvoices = new Hono<AppEnv>()
  .get(statement, async (c) => {
    const open = await readStatement(primary(c.env.DB), idOf(c), Date.now());
    return c.render(<StatementPage bookingId={idOf(c)} statement={open} />, { metadata: statementMetadata });
  })
  .get(statementPdfPath, async (c) => {
    const open = await readStatement(primary(c.env.DB), idOf(c), Date.now());
    if (!open) return c.notFound();
    const words = wordsIn(open.language);
    return c.body(await statementPdf(words, open), 200, attachment(`${statementFile(words, open)}.pdf`));
  })
  .get(receiptPdfPath(":id"), async (c) => {
    const receipt = await readReceipt(primary(c.env.DB), idOf(c), Date.now());
    if (!receipt) return c.notFound();
    const words = wordsIn(receipt.booking.language);
    return c.body(await receiptPdf(words, receipt), 200, attachment(`${receiptFile(words, receipt.payment)}.pdf`));
  })
  .get(page, (c) => showInvoice(c))
  .get(pdf, async (c) => {
    const found = await readInvoice(c);
    if (!found) return c.notFound();
    const words = wordsIn(found.booking.language);
    return c.body(
      await invoicePdf(words, found.invoice, await payLinkTo(c, found.booking, Date.now())),
      200,
      attachment(`${invoiceFile(words, found.invoice)}.pdf`),
    );
  })
  .route("/", sending)
  .route("/", crediting);
