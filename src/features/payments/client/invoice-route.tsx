import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { pdfAnswer } from "../../../platform/http/pdf-answer.ts";
import { portalInvoice } from "../../bookings/client/paths.ts";
import { categoryOf } from "../../bookings/client-view.ts";
import { extendSession } from "../../portal/frame/session.ts";
import { signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { invoiceStart } from "../invoice-form.ts";
import { type Invoice, issueClientInvoice, readClientInvoice, readClientInvoices } from "../invoices.ts";
import { invoiceFile, invoicePdf } from "../paper-files.ts";
import { type InvoiceField, invoiceForm } from "./form.ts";
import { InvoicePage, InvoicesPage, invoicesMetadata } from "./invoices-page.tsx";

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
      metadata: invoicesMetadata(read.found.booking.id, categoryOf(read.found.booking.eventType)),
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
    if (answer.invoice === null)
      return { status: 409, issues: [{ path: "", message: "No invoice can be made of this booking. Please call." }] };
    return { to: portalInvoice(answer.invoice) };
  },
  comesBackTo: portalPaths.invoices,
});

async function withInvoice(c: Context<AppEnv>, show: (invoice: Invoice) => Response | Promise<Response>) {
  const { sid } = c.var;
  const read = sid && (await readClientInvoice(primary(c.env.DB), sid, Date.now(), c.req.param("id") ?? ""));
  if (!read) return signedOut(c);
  if (!read.invoice) return c.notFound();
  extendSession(c, read.session);
  return show(read.invoice);
}

const portalInvoiceOf = `${portalPaths.invoices}/:id`;

export const portalInvoicing = new Hono<AppEnv>()
  .route("/", issuing)
  .get(portalPaths.invoices, (c) => showInvoices(c, c.req.query(portalQuery.booking) ?? null))
  .get(portalInvoiceOf, (c) =>
    withInvoice(c, (invoice) =>
      c.render(<InvoicePage invoice={invoice} />, {
        metadata: invoicesMetadata(invoice.bookingId, categoryOf(invoice.about)),
      }),
    ),
  )
  .get(`${portalInvoiceOf}/invoice.pdf`, (c) =>
    withInvoice(c, async (invoice) => pdfAnswer(c, invoiceFile(invoice), await invoicePdf(invoice))),
  );
