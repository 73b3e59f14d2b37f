import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { portalBooked, portalPay } from "../../bookings/client/paths.ts";
import { eventDateOf } from "../../bookings/client-view.ts";
import { signedOut, withSession } from "../../portal/frame/door.tsx";
import { keepSession } from "../../portal/frame/session.ts";
import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import { openCheckout } from "../checkout.ts";
import { checkoutOf } from "../checkout-of.ts";
import { paymentPurposes } from "../model.ts";
import { readOwnMoney, readOwnReceipt } from "../own-money.ts";
import { statusOf } from "../stripe-refunds.ts";
import { BookedPage, bookedMetadata } from "./booked-page.tsx";
import { payForm } from "./form.ts";
import { ReceiptPage, receiptMetadata } from "./receipt-page.tsx";
import { accentOf, showPay } from "./show-pay.tsx";

const cannotReach = "The payment service does not answer. Nothing was charged. Please try again in a minute.";

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
  async act(c, { booking: id, purpose, way }, now) {
    const read = await readOwnMoney(primary(c.env.DB), c.var.sid, now, id);
    if (!read) return signedOut(c);
    if (!read.found) return c.notFound();
    keepSession(c, read.session);
    if (way !== "card") return { to: portalPay(purpose, id, way) };
    const { siteOrigin, stripe } = settingsOf(c.env);
    if ("unset" in stripe)
      return { status: 409, issues: [{ path: "way", message: "Cards cannot be taken right now." }] };
    const checkout = checkoutOf(read.found, purpose, now);
    if (!checkout) return { to: portalPay(purpose, id) };
    const urls = {
      paidUrl: absolute(siteOrigin, portalBooked(id)),
      cancelUrl: absolute(siteOrigin, portalPay(purpose, id, way)),
    };
    const ask = (key: string) => openCheckout(stripe, { ...checkout, ...urls, key });
    // Stripe keeps what it answered to a key, a fault as well: the second try has a key of its own. Silence is waited for once.
    const url = await ask(checkout.key).catch((error: unknown) =>
      statusOf(error) === null ? null : ask(`${checkout.key}:${now}`).catch(() => null),
    );
    if (url) return { to: url };
    c.var.noteFault("stripe-unreachable", portalApi.pay);
    return { status: 409, issues: [{ path: "way", message: cannotReach }] };
  },
  comesBackTo: portalPaths.deposit,
});

/** Paying, and what a client has of it: the deposit, the balance, the booked date and receipts. */
export const payments = new Hono<AppEnv>()
  .route("/", paying)
  .get(portalPaths.deposit, (c) => showPay(c, "deposit", c.req.query(portalQuery.booking) ?? null))
  .get(portalPaths.balance, (c) => showPay(c, "balance", c.req.query(portalQuery.booking) ?? null))
  .get(portalPaths.booked, async (c) => {
    const { sid } = c.var;
    const read =
      sid && (await readOwnMoney(primary(c.env.DB), sid, Date.now(), c.req.query(portalQuery.booking) ?? null));
    if (!read) return signedOut(c);
    if (!read.found) return c.notFound();
    keepSession(c, read.session);
    return c.render(<BookedPage found={read.found} date={eventDateOf(read.found.booking)} />, {
      metadata: bookedMetadata(accentOf(read.found)),
    });
  })
  .get(`${portalPaths.receipts}/:id`, async (c) => {
    const { sid } = c.var;
    const read = sid && (await readOwnReceipt(primary(c.env.DB), sid, Date.now(), c.req.param("id") ?? ""));
    if (!read) return signedOut(c);
    if (!read.found) return c.notFound();
    keepSession(c, read.session);
    return c.render(<ReceiptPage {...read.found} date={eventDateOf(read.found.booking)} />, {
      metadata: receiptMetadata(accentOf(read.found)),
    });
  });
