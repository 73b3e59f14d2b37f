import { type Context, Hono } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { capitalized, fill } from "../../../platform/language.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { extendSession } from "../../portal/frame/session-cookies.ts";
import { signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";
import { invoiceStart, type SendInvoiceField } from "../invoice-form.ts";
import { invoiceFile, invoicePdf } from "../invoice-paper.ts";
import {
  type ClientInvoice,
  issueClientInvoice,
  mostUnpaid,
  readClientInvoice,
  readClientInvoices,
} from "../invoices.ts";
import { statementFile, statementPdf } from "../paper-files.ts";
import { sendInvoice } from "../send-invoice.ts";
import { readClientStatement, type Statement } from "../statement.ts";
import { type InvoiceField, invoiceForm, sendInvoiceForm } from "./form.ts";
import { InvoicePage, InvoicesPage, invoicesMetadata, StatementPage, statementMetadata } from "./invoices-page.tsx";
import { portalInvoice } from "./paths.ts";

async function showInvoices(c: Context<AppEnv>, asked: string | null, form?: FormState<InvoiceField>) {
  const { sid } = c.var;
  const read = sid && (await readClientInvoices(primary(c.env.DB), sid, Date.now(), asked));
  if (!read) return signedOut(c);
  if (!read.found) return c.notFound();
  extendSession(c, read.session);
  const formKey = form?.values.key ?? crypto.randomUUID();
  return c.render(
    <InvoicesPage
      {...read.found}
      date={read.found.booking.eventDate}
      form={form ?? invoiceStart(read.found.booking)}
      formKey={formKey}
    />,
    {
      metadata: invoicesMetadata(wordsOf(c), read.found.booking.id, categoryOfEventType(read.found.booking.eventType)),
    },
  );
}

const issuing = formRoute({
  path: portalApi.invoice,
  schema: invoiceForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  again: (c, form) => showInvoices(c, form.values.booking ?? "", form),
  async act(c, { booking, ...request }, now) {
    const answer = await issueClientInvoice(primary(c.env.DB), c.var.sid, booking, request, now);
    if (!answer) return signedOut(c);
    if (!answer.found) return c.notFound();
    extendSession(c, answer.session);
    if (answer.invoice === null) {
      const message = fill(wordsOf(c).papers.invoices.tooMany, { most: mostUnpaid });
      return { status: 409, issues: [{ path: "", message }] };
    }
    return { to: portalInvoice(answer.invoice) };
  },
  comesBackTo: portalPaths.invoices,
});

async function withInvoice(
  c: Context<AppEnv>,
  show: (invoice: ClientInvoice) => Response | Promise<Response>,
  id = c.req.param("id") ?? "",
) {
  const { sid } = c.var;
  const read = sid && (await readClientInvoice(primary(c.env.DB), sid, Date.now(), id));
  if (!read) return signedOut(c);
  if (!read.invoice) return c.notFound();
  extendSession(c, read.session);
  return show(read.invoice);
}

const showInvoice = (c: Context<AppEnv>, refused?: FormState<SendInvoiceField>) =>
  withInvoice(
    c,
    (invoice) =>
      c.render(
        <InvoicePage
          invoice={invoice}
          send={refused ?? { values: { email: invoice.payableEmail ?? "" }, issues: [] }}
          isSent={c.req.query(portalQuery.done) !== undefined}
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
  async act(c, { invoice: id, email }, now) {
    const read = await readClientInvoice(primary(c.env.DB), c.var.sid, now, id);
    if (!read) return signedOut(c);
    if (!read.invoice) return c.notFound();
    extendSession(c, read.session);
    const sent = await sendInvoice(primary(c.env.DB), read.invoice, email.toLowerCase(), { by: null, now });
    if (sent !== "sent") {
      const { invoices, send } = wordsOf(c).papers;
      const message = sent === "refused" ? send.refused : capitalized(invoices.outdated[sent]);
      return { status: 409, issues: [{ path: "email", message }] };
    }
    return { to: withQuery(portalInvoice(id), { [portalQuery.done]: "sent" }) };
  },
  comesBackTo: portalPaths.invoices,
});

const portalInvoiceOf = `${portalPaths.invoices}/:id`;

async function withStatement(c: Context<AppEnv>, show: (statement: Statement | null) => Response | Promise<Response>) {
  const { sid } = c.var;
  const read = sid && (await readClientStatement(primary(c.env.DB), sid, Date.now()));
  if (!read) return signedOut(c);
  extendSession(c, read.session);
  return show(read.statement);
}

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
  .get(portalPaths.invoices, (c) => showInvoices(c, c.req.query(portalQuery.booking) ?? null))
  .get(portalInvoiceOf, (c) => showInvoice(c))
  .get(`${portalInvoiceOf}/invoice.pdf`, (c) =>
    withInvoice(c, async (invoice) =>
      c.body(await invoicePdf(wordsOf(c), invoice), 200, attachment(`${invoiceFile(wordsOf(c), invoice)}.pdf`)),
    ),
  );
