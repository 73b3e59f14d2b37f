import { type Context, Hono } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { openPlanInWords } from "../../bookings/client-view.ts";
import { statusAt } from "../../bookings/model.ts";
import { meetingOf } from "../../calls/call-link.ts";
import type { Client } from "../../portal/access/portal-links.ts";
import { forClient, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import { announcePayment, takeBackAnnounced } from "../announced.ts";
import { checkoutOf } from "../card/checkout.ts";
import { endKeptCard, forgetCards, paidLater } from "../card/kept-card.ts";
import { returnFromCheckout } from "../card/open-checkouts.ts";
import { type ClientMoney, type ClientReceipt, readClientMoney, readClientReceipt } from "../client-money.ts";
import { receiptFile, receiptPdf } from "../invoices/paper-files.ts";
import { payLinkTo } from "../invoices/send-invoice.ts";
import { type PaymentPurpose, paymentPurposes } from "../model.ts";
import { BookedPage, bookedMetadata } from "./booked-page.tsx";
import { cardForm, type PayField, payForm, takesBack } from "./form.ts";
import { portalBooked, portalPay } from "./paths.ts";
import { checkoutOrigin, payableOf, payByCard, whyNotPayable } from "./pay-by-card.ts";
import { announcedFor, PayPage, payMetadata } from "./pay-page.tsx";
import { ReceiptPage, receiptMetadata } from "./receipt-page.tsx";

const accentOf = ({ booking }: Pick<ClientMoney, "booking">) => categoryOfEventType(booking.eventType);

function showPay(
  c: Context<AppEnv>,
  purpose: PaymentPurpose,
  asked: string | null,
  form: FormState<PayField> = emptyForm,
): Promise<Response> {
  return forClient(
    c,
    ({ db, sid, now }) => readClientMoney(db, sid, now, asked),
    async (found, { now }) => {
      const { booking } = found;
      const today = calendarDateAt(now);
      const due = payableOf(found, purpose, today);
      const isOver = statusAt(booking, now) === "released";
      if (due === null && booking.status !== "hold" && !isOver) return c.redirect(portalBooked(booking.id, true), 303);
      const { stripe } = settingsOf(c.env);
      if (!("unset" in stripe)) c.set("formsLeadTo", checkoutOrigin(stripe));
      return c.render(
        <PayPage
          link={await payLinkTo(c, booking, now)}
          {...{ purpose, due, found, today, isOver, form, takesCards: !("unset" in stripe) }}
          date={booking.eventDate}
          way={form.values.way ?? c.req.query(portalParameters.way) ?? null}
          later={due === null ? [] : paidLater(found, due, now)}
        />,
        { metadata: payMetadata(wordsOf(c), purpose, booking.id, accentOf(found)) },
      );
    },
  );
}

const paying = formRoute({
  path: portalApi.pay,
  schema: payForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  again: (c, form) =>
    showPay(
      c,
      paymentPurposes.find((each) => each === form.values.purpose) ?? "deposit",
      form.values.booking ?? null,
      form,
    ),
  act: (c, { booking: id, purpose: page, amount, way, keep }, now) =>
    forClient(
      c,
      ({ db, sid }) => readClientMoney(db, sid, now, id),
      async (found, { db }) => {
        if (way === takesBack) {
          const announced = announcedFor(found, page);
          if (announced) await takeBackAnnounced(db, announced, now);
          return { to: portalPay(page, id) };
        }
        const { left } = found.money;
        const due = page === "deposit" ? found.depositDue : found.balanceDue;
        const sum = amount ?? payableOf(found, page, calendarDateAt(now));
        if (sum === null || left === 0) return { to: portalPay(page, id) };
        const message = whyNotPayable(sum, left, wordsOf(c));
        if (message) return { status: 422, issues: [{ path: "amount", message }] };
        const purpose = sum === due ? page : "part";
        const checkout = checkoutOf(found, { purpose, amount: sum }, now, wordsOf(c));
        if (!checkout) return { to: portalPay(page, id) };
        if (way !== "card") {
          await announcePayment(db, { bookingId: id, purpose, method: way, amount: sum }, now);
          return { to: portalPay(page, id, way) };
        }
        const { siteOrigin } = settingsOf(c.env);
        const keepsCard = keep !== undefined && paidLater(found, sum, now).length > 0;
        return payByCard(c, {
          ...checkout,
          key: keepsCard ? `${checkout.key}:keep` : checkout.key,
          keepsCard,
          // Stripe replaces the braces with its page's id.
          paidUrl: `${absolute(siteOrigin, portalBooked(id))}&${portalParameters.paid}={CHECKOUT_SESSION_ID}`,
          cancelUrl: absolute(siteOrigin, portalPay(page, id, way)),
        });
      },
    ),
  mails: ({ way }) => way !== "card",
  comesBackTo: portalPaths.deposit,
});

/** Asks Stripe, because its event may come later. */
function showBooked(c: Context<AppEnv>) {
  const read = ({ db, sid, now }: Client) =>
    readClientMoney(db, sid, now, c.req.query(portalParameters.booking) ?? null);
  return forClient(c, read, async (before, client) => {
    const { db, now } = client;
    const returned = { id: c.req.query(portalParameters.paid) ?? "", bookingId: before.booking.id };
    const { stripe, linkSecrets } = settingsOf(c.env);
    if (returned.id && (await returnFromCheckout(db, stripe, returned, now))) await forgetPublicPages(c, ["dates"]);
    if (returned.id) c.var.sendMails();
    const found = (returned.id && (await read(client))?.found) || before;
    const { booking, hasCalls } = found;
    const meeting = await meetingOf(linkSecrets, booking, hasCalls, now);
    const isBack = c.req.query(portalParameters.paid) !== undefined;
    const isCardEnded = c.req.query(portalParameters.done) === "card" && found.card === null;
    const page = (
      <BookedPage
        {...{ found, meeting, isBack, isCardEnded, date: booking.eventDate, today: calendarDateAt(now) }}
        plan={found.openPlan && openPlanInWords(found.openPlan, now, wordsOf(c))}
      />
    );
    return c.render(page, { metadata: bookedMetadata(wordsOf(c), booking.id, accentOf(found)) });
  });
}

/** Another client's booking is not found. */
const endingCard = formRoute({
  path: portalApi.card,
  schema: cardForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  act: (c, { booking: id }, now) =>
    forClient(
      c,
      ({ db, sid }) => readClientMoney(db, sid, now, id),
      async (_, { db }) => {
        await endKeptCard(db, id, "client", now);
        // The Cron Trigger retries failures.
        c.executionCtx.waitUntil(forgetCards(db, settingsOf(c.env).stripe, now).catch(() => undefined));
        return { to: `${portalBooked(id)}&${portalParameters.done}=card` };
      },
    ),
  mails: true,
  comesBackTo: portalPaths.booked,
});

const portalReceiptOf = `${portalPaths.receipts}/:id`;

const withReceipt = (c: Context<AppEnv>, show: (receipt: ClientReceipt) => Response | Promise<Response>) =>
  forClient(c, ({ db, sid, now }) => readClientReceipt(db, sid, now, c.req.param("id") ?? ""), show);

export const payments = new Hono<AppEnv>()
  .route("/", paying)
  .route("/", endingCard)
  .get(portalPaths.deposit, (c) => showPay(c, "deposit", c.req.query(portalParameters.booking) ?? null))
  .get(portalPaths.balance, (c) => showPay(c, "balance", c.req.query(portalParameters.booking) ?? null))
  .get(portalPaths.booked, showBooked)
  .get(portalReceiptOf, (c) =>
    withReceipt(c, (receipt) =>
      c.render(<ReceiptPage {...receipt} />, {
        metadata: receiptMetadata(wordsOf(c), receipt.booking.id, accentOf(receipt)),
      }),
    ),
  )
  .get(`${portalReceiptOf}/receipt.pdf`, (c) =>
    withReceipt(c, async (receipt) =>
      c.body(await receiptPdf(wordsOf(c), receipt), 200, attachment(`${receiptFile(wordsOf(c), receipt.payment)}.pdf`)),
    ),
  );
