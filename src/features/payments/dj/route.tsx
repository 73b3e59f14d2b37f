import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { datePosition } from "../../../database/page-of.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { csvStream } from "../../../platform/files/csv.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { actorOf, done, idOf, noticeText } from "../../admin/frame/notices.ts";
import { adminPaths, listQuery } from "../../admin/paths.ts";
import { contractNumber } from "../../contracts/agreement-file.ts";
import { stripeWebhook } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import { invoiceQuery, issueInvoice } from "../invoices.ts";
import { markPayment } from "../mark-payment.ts";
import { paymentChunks, paymentHead, readBookingMoney, readMoney } from "../money-for-dj.ts";
import { BookingMoneyPage, bookingMoneyMetadata, InvoicePage, invoiceMetadata } from "./booking-page.tsx";
import { type InvoiceField, invoiceForm, type MarkField, markForm } from "./form.ts";
import { MoneyPage, moneyMetadata } from "./page.tsx";
import { bookingMoney, invoicePath, paymentsFile } from "./paths.ts";
import { refunding } from "./refund-route.tsx";

/** The forms of a booking's money that were refused. */
interface RefusedForms {
  form?: FormState<MarkField>;
  invoice?: FormState<InvoiceField>;
}

async function showBooking(c: Context<AppEnv>, { form = emptyForm, invoice = emptyForm }: RefusedForms = {}) {
  const found = await readBookingMoney(primary(c.env.DB), idOf(c));
  if (!found) return c.notFound();
  const props = {
    ...found,
    ...{ form, invoice },
    formKey: form.values.key ?? crypto.randomUUID(),
    invoiceKey: invoice.values.key ?? crypto.randomUUID(),
    refundKeys: found.payments.map(() => crypto.randomUUID()),
    notice: noticeText(c.req.query(listQuery.notice)),
  };
  return c.render(<BookingMoneyPage {...props} />, { metadata: bookingMoneyMetadata });
}

const route = bookingMoney(":id");

const refusals = {
  "too-much": "This is more than is left to pay, or the booking is canceled",
  "date-gone": "The date has another booking by now",
} as const;

const marking = formRoute({
  path: route.mark,
  schema: markForm,
  guard: changesDates,
  again: (c, form) => showBooking(c, { form }),
  mails: true,
  comesBackTo: (c) => bookingMoney(idOf(c)).page,
  async act(c, form) {
    const id = idOf(c);
    const { by, now } = actorOf(c);
    const marked = await markPayment(primary(c.env.DB), { ...form, bookingId: id, by }, now);
    if (marked === "gone") return c.notFound();
    if (marked !== "marked") return { status: 409, issues: [{ path: "amount", message: refusals[marked] }] };
    return done(bookingMoney(id).page, "payment-marked");
  },
});

const invoicing = formRoute({
  path: route.invoice,
  schema: invoiceForm,
  again: (c, invoice) => showBooking(c, { invoice }),
  comesBackTo: (c) => bookingMoney(idOf(c)).page,
  async act(c, request, now) {
    const id = idOf(c);
    const isThere = await issueInvoice(primary(c.env.DB), id, request, now);
    return isThere ? { to: invoicePath(request.key) } : done(bookingMoney(id).page, "no-invoice");
  },
});

/** Money: what came, what is owed and overdue, what fits nothing; marking and giving back. */
export const adminMoney = new Hono<AppEnv>()
  .get(adminPaths.money, async (c) => {
    const now = Date.now();
    const { siteOrigin, stripe } = settingsOf(c.env);
    const props = {
      ...(await readMoney(primary(c.env.DB), datePosition(c.req.query(listQuery.from)), now)),
      unset: "unset" in stripe ? stripe.unset : [],
      webhook: absolute(siteOrigin, stripeWebhook),
      newKey: () => crypto.randomUUID(),
      notice: noticeText(c.req.query(listQuery.notice)),
    };
    return c.render(<MoneyPage {...props} />, { metadata: moneyMetadata });
  })
  .get(paymentsFile, (c) =>
    c.body(csvStream(paymentHead, paymentChunks(primary(c.env.DB))), 200, {
      "Content-Type": "text/csv; charset=UTF-8",
      "Content-Disposition": `attachment; filename="payments-${calendarDateAt(Date.now())}.csv"`,
    }),
  )
  .get(route.page, (c) => showBooking(c))
  .get(invoicePath(":id"), async (c) => {
    const [invoice] = await invoiceQuery(primary(c.env.DB), idOf(c));
    return invoice
      ? c.render(<InvoicePage invoice={invoice} contract={contractNumber(invoice.bookingId)} />, {
          metadata: invoiceMetadata,
        })
      : c.notFound();
  })
  .route("/", marking)
  .route("/", refunding)
  .route("/", invoicing);
