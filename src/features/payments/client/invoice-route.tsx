import { type Context, Hono } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { capitalized, fill } from "../../../platform/language.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { forClient, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";
import { invoiceStart, type SendInvoiceField } from "../invoices/invoice-form.ts";
import { invoiceFile, invoicePdf } from "../invoices/invoice-paper.ts";
import {
  type ClientInvoice,
  issueClientInvoice,
  mostUnpaid,
  readClientInvoice,
  readClientInvoices,
} from "../invoices/invoices.ts";
import { statementFile, statementPdf } from "../invoices/paper-files.ts";
import { payLinkTo, sendInvoice } from "../invoices/send-invoice.ts";
import { readClientStatement, type Statement } from "../invoices/statement.ts";
import { type InvoiceField, invoiceForm, sendInvoiceForm } from "./form.ts";
import { InvoicePage, InvoicesPage, invoicesMetadata, StatementPage, statementMetadata } from "./invoices-page.tsx";
import { portalInvoice } from "./paths.ts";

function showInvoices(c: Context<AppEnv>, asked: string | null, form?: FormState<InvoiceField>) {
  return forClient(
    c,
    ({ db, sid, now }) => readClientInvoices(db, sid, now, asked),
    ({ booking, issued }) => {
      const formKey = form?.values.key ?? crypto.randomUUID();
      return c.render(
        <InvoicesPage
          {...{ booking, issued, formKey }}
          date={booking.eventDate}
          form={form ?? invoiceStart(booking)}
        />,
        { metadata: invoicesMetadata(wordsOf(c), booking.id, categoryOfEventType(booking.eventType)) },
      );
    },
  );
}

const issuing = formRoute({
  path: portalApi.invoice,
  schema: invoiceForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  again: (c, form) => showInvoices(c, form.values.booking ?? "", form),
  act: (c, { booking, ...request }, now) =>
    forClient(
      c,
      ({ db, sid }) => issueClientInvoice(db, sid, booking, request, now),
      ({ invoice }) => {
        if (invoice !== null) return { to: portalInvoice(invoice) };
        const message = fill(wordsOf(c).papers.invoices.tooMany, { most: mostUnpaid });
        return { status: 409, issues: [{ path: "", message }] };
      },
    ),
  comesBackTo: portalPaths.invoices,
});

const withInvoice = (
  c: Context<AppEnv>,
  show: (invoice: ClientInvoice) => Response | Promise<Response>,
  id = c.req.param("id") ?? "",
) => forClient(c, ({ db, sid, now }) => readClientInvoice(db, sid, now, id), show);

const showInvoice = (c: Context<AppEnv>, refused?: FormState<SendInvoiceField>) =>
  withInvoice(
    c,
    (invoice) =>
      c.render(
        <InvoicePage
          invoice={invoice}
          send={refused ?? { values: { email: invoice.payableEmail ?? "" }, issues: [] }}
          isSent={c.req.query(portalParameters.done) !== undefined}
        />,
        {
          metadata: invoicesMetadata(
            wordsOf(c),
            invoice.bookingId,
            categoryOfEventType(invoice.about?.eventType ?? ""),
          ),
        },
      ),
    refused?.values.invoice,
  );

const sending = formRoute({
  path: portalApi.sendInvoice,
  schema: sendInvoiceForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  mails: true,
  again: showInvoice,
  act: (c, { invoice: id, email }, now) =>
    forClient(
      c,
      ({ db, sid }) => readClientInvoice(db, sid, now, id),
      async (invoice, { db }) => {
        const sent = await sendInvoice(db, invoice, email.toLowerCase(), { by: null, now });
        if (sent !== "sent") {
          const { invoices, send } = wordsOf(c).papers;
          const message = sent === "refused" ? send.refused : capitalized(invoices.outdated[sent]);
          return { status: 409, issues: [{ path: "email", message }] };
        }
        return { to: withQuery(portalInvoice(id), { [portalParameters.done]: "sent" }) };
      },
    ),
  comesBackTo: portalPaths.invoices,
});

const portalInvoiceOf = `${portalPaths.invoices}/:id`;

const withStatement = (c: Context<AppEnv>, show: (statement: Statement | null) => Response | Promise<Response>) =>
  forClient(
    c,
    ({ db, sid, now }) => readClientStatement(db, sid, now),
    ({ statement }) => show(statement),
  );

export const portalInvoicing = new Hono<AppEnv>()
  .get(portalPaths.statement, (c) =>
    withStatement(c, (statement) =>
      c.render(<StatementPage statement={statement} />, { metadata: statementMetadata(wordsOf(c)) }),
    ),
  )
  .get(portalPaths.statementPdf, (c) =>
    withStatement(c, async (statement) =>
      statement
        ? c.body(
            await statementPdf(wordsOf(c), statement),
            200,
            attachment(`${statementFile(wordsOf(c), statement)}.pdf`),
          )
        : c.notFound(),
    ),
  )
  .route("/", issuing)
  .route("/", sending)
  .get(portalPaths.invoices, (c) => showInvoices(c, c.req.query(portalParameters.booking) ?? null))
  .get(portalInvoiceOf, (c) => showInvoice(c))
  .get(`${portalInvoiceOf}/invoice.pdf`, (c) =>
    withInvoice(c, async (invoice) => {
      const booking = { id: invoice.bookingId, portalLinkVersion: invoice.portalLinkVersion };
      const pdf = await invoicePdf(wordsOf(c), invoice, await payLinkTo(c, booking, Date.now()));
      return c.body(pdf, 200, attachment(`${invoiceFile(wordsOf(c), invoice)}.pdf`));
    }),
  );
