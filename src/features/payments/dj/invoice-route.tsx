import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { actorOf, done, idOf, noticeText } from "../../admin/frame/notices.ts";
import { listQuery } from "../../admin/paths.ts";
import { contractNumber } from "../../contracts/agreement-file.ts";
import { portalOnPaper } from "../../portal/access/portal-code.ts";
import type { SendInvoiceField } from "../invoice-form.ts";
import { creditInvoice, invoiceWithBookingQuery } from "../invoices.ts";
import { invoiceFile, invoicePdf, statementPdf } from "../paper-files.ts";
import { sendInvoice } from "../send-invoice.ts";
import { readStatement } from "../statement.ts";
import { creditForm, sendInvoiceForm } from "./form.ts";
import { InvoicePage, invoiceMetadata, StatementPage, statementMetadata } from "./invoice-page.tsx";
import { bookingMoney, invoicePaths } from "./paths.ts";

async function readInvoice(c: Context<AppEnv>) {
  const [found] = await invoiceWithBookingQuery(primary(c.env.DB), idOf(c));
  if (!found) return null;
  const { clientEmail } = found.booking;
  /** Empty where nobody has an address. */
  const payer = found.invoice.payableEmail ?? (hasNoAddress(clientEmail) ? "" : clientEmail);
  return { ...found, payer };
}

async function showInvoice(c: Context<AppEnv>, refused?: FormState<SendInvoiceField>) {
  const found = await readInvoice(c);
  if (!found) return c.notFound();
  const { invoice, booking, payer } = found;
  return c.render(
    <InvoicePage
      invoice={invoice}
      contract={contractNumber(booking.id)}
      onPaper={await portalOnPaper(c, booking)}
      send={refused ?? { values: { email: payer }, issues: [] }}
      creditKey={crypto.randomUUID()}
      notice={noticeText(c.req.query(listQuery.notice))}
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
    await sendInvoice(primary(c.env.DB), found.invoice, email.toLowerCase(), actorOf(c));
    return done(invoicePaths(idOf(c)).page, "invoice-sent");
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
    if (!isDone) return done(invoicePaths(idOf(c)).page, "invoice-not-credited");
    if (tell !== undefined && found.payer)
      await sendInvoice(db, { id: key, bookingId: found.booking.id }, found.payer, actorOf(c));
    return done(invoicePaths(key).page, "invoice-credited");
  },
});

const { statement, statementPdf: statementFile } = bookingMoney(":id");

export const adminInvoices = new Hono<AppEnv>()
  .get(statement, async (c) => {
    const open = await readStatement(primary(c.env.DB), idOf(c), Date.now());
    return c.render(<StatementPage bookingId={idOf(c)} statement={open} />, { metadata: statementMetadata });
  })
  .get(statementFile, async (c) => {
    const open = await readStatement(primary(c.env.DB), idOf(c), Date.now());
    return open ? c.body(await statementPdf(open), 200, attachment(`statement-${open.on}.pdf`)) : c.notFound();
  })
  .get(page, (c) => showInvoice(c))
  .get(pdf, async (c) => {
    const found = await readInvoice(c);
    return found
      ? c.body(await invoicePdf(found.invoice), 200, attachment(`${invoiceFile(found.invoice)}.pdf`))
      : c.notFound();
  })
  .route("/", sending)
  .route("/", crediting);
