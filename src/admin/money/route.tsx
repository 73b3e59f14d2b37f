import { type Context, Hono } from "hono";
import { contractNumber } from "../../business/agreements/agreement-text.ts";
import { giveRefund } from "../../business/payments/give-refund.ts";
import { invoiceQuery } from "../../business/payments/invoices.ts";
import { issueInvoice } from "../../business/payments/issue-invoice.ts";
import { markPayment } from "../../business/payments/mark-payment.ts";
import { listedPaymentQuery, readBookingMoney, readMoney } from "../../business/payments/money-at-desk.ts";
import { paymentChunks, paymentHead } from "../../business/payments/payment-file.ts";
import { sendRefunds } from "../../business/payments/send-refunds.ts";
import { calendarDateAt } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import { datePosition } from "../../db/page-of.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { stripeWebhook } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import { changesDates } from "../../web/changes-dates.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { actorOf, done, idOf } from "../frame/answers.ts";
import { csvStream } from "../frame/csv.ts";
import { noticeText } from "../frame/notices.ts";
import { adminPaths, bookingMoney, invoicePath, listQuery, paymentsFile, refundPath } from "../paths.ts";
import { BookingMoneyPage, bookingMoneyMetadata } from "./booking-page.tsx";
import { type InvoiceField, invoiceForm, type MarkField, markForm, type RefundField, refundForm } from "./form.ts";
import { InvoicePage, invoiceMetadata } from "./invoices.tsx";
import { MoneyPage, moneyMetadata } from "./page.tsx";
import { RefundPage, refundMetadata } from "./refund.tsx";

const route = bookingMoney(":id");

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

async function showRefund(c: Context<AppEnv>, form: FormState<RefundField>) {
  const [payment] = await listedPaymentQuery(primary(c.env.DB), idOf(c));
  if (!payment) return c.notFound();
  const props = { payment, form, formKey: form.values.key ?? crypto.randomUUID() };
  return c.render(<RefundPage {...props} />, { metadata: refundMetadata });
}

const refunding = formRoute({
  path: refundPath(":id"),
  schema: refundForm,
  again: showRefund,
  mails: true,
  comesBackTo: adminPaths.money,
  async act(c, form) {
    const { by, now } = actorOf(c);
    const db = primary(c.env.DB);
    const isNoted = await giveRefund(db, { ...form, paymentId: idOf(c), by }, now);
    if (!isNoted)
      return { status: 409, issues: [{ path: "amount", message: "This is more than is left of the payment" }] };
    // What does not get through now, the Cron Trigger sends.
    c.executionCtx.waitUntil(sendRefunds(db, settingsOf(c.env).stripe, now).catch(() => undefined));
    return done(adminPaths.money, "refunded");
  },
});

const invoicing = formRoute({
  path: route.invoice,
  schema: invoiceForm,
  again: (c, invoice) => showBooking(c, { invoice }),
  comesBackTo: (c) => bookingMoney(idOf(c)).page,
  async act(c, wish, now) {
    const id = idOf(c);
    const isThere = await issueInvoice(primary(c.env.DB), id, wish, now);
    return isThere ? { to: invoicePath(wish.key) } : done(bookingMoney(id).page, "no-invoice");
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
