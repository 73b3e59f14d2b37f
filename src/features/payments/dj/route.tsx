import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import { datePosition } from "../../../database/page-of.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { csvStream } from "../../../platform/files/csv.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { dollars } from "../../../platform/money.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { actorOf, idOf, noticeAbout, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { balanceDueInWords, balanceDueOn } from "../../bookings/client-view.ts";
import { statusAt } from "../../bookings/model.ts";
import { proposePayment } from "../../contracts/changes/propose-payment.ts";
import { stripeWebhook } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import { endKeptCard } from "../card/kept-card.ts";
import { moneyOfBooking } from "../client-money.ts";
import { invoiceStart } from "../invoices/invoice-form.ts";
import { issueInvoice } from "../invoices/invoices.ts";
import { markPayment, unmarkPayment } from "../mark-payment.ts";
import { paymentChunks, paymentHead, readBookingMoney, readMoney } from "../money-for-dj.ts";
import { storeParts } from "../parts.ts";
import { sayRefundKind } from "../refunds.ts";
import { netDays, splitBalance } from "../split-balance.ts";
import { BookingMoneyPage, bookingMoneyMetadata } from "./booking-page.tsx";
import { adminBooks } from "./books-route.tsx";
import {
  type InvoiceField,
  invoiceForm,
  type MarkField,
  markForm,
  type PartsField,
  partsForm,
  refundKindForm,
  unmarkForm,
} from "./form.ts";
import { adminInvoices } from "./invoice-route.tsx";
import { MoneyPage, moneyMetadata } from "./page.tsx";
import { bookingMoney, invoicePaths, paymentsFile } from "./paths.ts";
import { endingFailedRefund, refunding } from "./refund-route.tsx";

interface RefusedForms {
  form?: FormState<MarkField>;
  invoice?: FormState<InvoiceField>;
  parts?: FormState<PartsField>;
}

async function showBooking(
  c: Context<AppEnv>,
  { form = emptyForm, invoice: refused, parts = emptyForm }: RefusedForms = {},
) {
  const now = Date.now();
  const found = await readBookingMoney(primary(c.env.DB), idOf(c), now);
  if (!found) return c.notFound();
  const invoice: FormState<InvoiceField> = refused ?? invoiceStart(found.booking);
  const props = {
    ...found,
    form,
    invoice,
    parts,
    restDue: balanceDueInWords(found.booking),
    formKey: form.values.key ?? crypto.randomUUID(),
    invoiceKey: invoice.values.key ?? crypto.randomUUID(),
    refundKeys: found.payments.map(() => crypto.randomUUID()),
    marks: c.req.query(listParameters.marks),
    today: calendarDateAt(now),
    status: statusAt(found.booking, now),
    notice: noticeAbout(c.req.query(listParameters.notice), found.booking.clientEmail),
  };
  return c.render(<BookingMoneyPage {...props} />, { metadata: bookingMoneyMetadata });
}

const route = bookingMoney(":id");

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
    const receivedOn = form.receivedOn ?? calendarDateAt(now);
    if (receivedOn > calendarDateAt(now))
      return { status: 422, issues: [{ path: "receivedOn", message: "This day is still to come" }] };
    const marked = await markPayment(primary(c.env.DB), { ...form, receivedOn, bookingId: id, by }, now);
    if (marked === "gone") return c.notFound();
    if (typeof marked === "object") {
      const message = `${dollars(marked.extra)} of it is more than is owed: is that a tip, or a credit?`;
      return { status: 409, issues: [{ path: "extra", message }] };
    }
    return redirectWithNotice(bookingMoney(id).page, marked === "marked" ? "payment-marked" : "payment-holds-nothing");
  },
});

const unmarking = formRoute({
  path: route.unmark,
  schema: unmarkForm,
  mails: true,
  comesBackTo: (c) => bookingMoney(idOf(c)).page,
  async act(c, { payment, reason, tell }) {
    const { by, now } = actorOf(c);
    const unmarked = await unmarkPayment(primary(c.env.DB), { id: payment, reason, tell: tell !== undefined, by }, now);
    return redirectWithNotice(
      bookingMoney(idOf(c)).page,
      unmarked === null ? "payment-not-unmarked" : "payment-unmarked",
    );
  },
});

const sayingRefundKind = formRoute({
  path: route.refundKind,
  schema: refundKindForm,
  comesBackTo: (c) => bookingMoney(idOf(c)).page,
  async act(c, { refund, kind }) {
    await sayRefundKind(primary(c.env.DB), refund, kind, actorOf(c));
    return redirectWithNotice(bookingMoney(idOf(c)).page, "refund-kind-said");
  },
});

const endingCard = formRoute({
  path: route.card,
  mails: true,
  schema: z.object({}),
  comesBackTo: (c) => bookingMoney(idOf(c)).page,
  async act(c, _, now) {
    await endKeptCard(primary(c.env.DB), idOf(c), "dj", now);
    return redirectWithNotice(bookingMoney(idOf(c)).page, "card-ended");
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
    return isThere ? { to: invoicePaths(request.key).page } : redirectWithNotice(bookingMoney(id).page, "no-invoice");
  },
});

const splitting = formRoute({
  path: route.parts,
  schema: partsForm,
  again: (c, parts) => showBooking(c, { parts }),
  comesBackTo: (c) => bookingMoney(idOf(c)).page,
  async act(c, { plan, own }, now) {
    const [id, db] = [idOf(c), primary(c.env.DB)];
    const found = await moneyOfBooking(db, id);
    if (!found) return c.notFound();
    const { booking } = found;
    // Parts are due before the event, even for a company that pays after it.
    const due = balanceDueOn(booking);
    const until = due < booking.eventDate ? due : booking.eventDate;
    // A reduction fills the first parts.
    const split = { balance: found.sums.price - found.sums.deposit, today: calendarDateAt(now), until };
    const parts = splitBalance(plan, own ?? "", split);
    if (typeof parts === "string")
      return { status: 422, issues: [{ path: plan === "own" ? "own" : "plan", message: parts }] };
    const payment = { parts, net: netDays[plan] ?? null };
    const proposed = await proposePayment(db, booking, payment, actorOf(c));
    if (proposed) return redirectWithNotice(bookingMoney(id).page, proposed);
    const isStored = await storeParts(db, booking, payment, now);
    return redirectWithNotice(bookingMoney(id).page, isStored ? "parts-stored" : "parts-not-stored");
  },
});

export const adminMoney = new Hono<AppEnv>()
  .route("/", adminBooks)
  .get(adminPaths.money, async (c) => {
    const now = Date.now();
    const { siteOrigin, stripe } = settingsOf(c.env);
    const props = {
      ...(await readMoney(primary(c.env.DB), datePosition(c.req.query(listParameters.from)), now)),
      unset: "unset" in stripe ? stripe.unset : [],
      webhook: absolute(siteOrigin, stripeWebhook),
      newKey: () => crypto.randomUUID(),
      notice: noticeOf(c),
    };
    return c.render(<MoneyPage {...props} />, { metadata: moneyMetadata });
  })
  .get(paymentsFile, (c) =>
    c.body(
      csvStream(paymentHead, paymentChunks(primary(c.env.DB))),
      200,
      attachment(`payments-${calendarDateAt(Date.now())}.csv`),
    ),
  )
  .get(route.page, (c) => showBooking(c))
  .route("/", adminInvoices)
  .route("/", marking)
  .route("/", unmarking)
  .route("/", sayingRefundKind)
  .route("/", endingCard)
  .route("/", refunding)
  .route("/", endingFailedRefund)
  .route("/", invoicing)
  .route("/", splitting);
