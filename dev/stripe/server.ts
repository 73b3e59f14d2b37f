import { setTimeout as delay } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { page } from "../page.ts";
import { type Served, serve } from "../serve.ts";
import {
  Account,
  cardAsStripe,
  disputeAsStripe,
  intentAsStripe,
  refundAsStripe,
  type Session,
  sessionAsStripe,
} from "./account.ts";
import { atDashboard } from "./dashboard.ts";

/** Longer than anyone waits. */
const slow = 20_000;

export interface StripeOptions {
  /** 0 lets the system choose. */
  port: number;
  secretKey: string;
  webhookSecret: string;
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const refusal = (c: Context, status: 400 | 401 | 500, message: string) =>
  c.json({ error: { type: status === 500 ? "api_error" : "invalid_request_error", message } }, status);

const metadataOf = (form: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

/** 2.9% and 30 cents. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;

/** Of the site that the client returns to. */
const webhookOf = ({ paidUrl }: Session): string => new URL("/api/stripe/webhook", paidUrl).href;

function stripeApp({ secretKey, webhookSecret }: StripeOptions) {
  const account = new Account(webhookSecret);
  const app = new Hono();

  const send = async (url: string, body: string): Promise<number> => {
    const headers = { "Content-Type": "application/json", "Stripe-Signature": account.signature(body) };
    return fetch(url, { method: "POST", headers, body }).then(
      ({ status }) => status,
      () => 0,
    );
  };

  app.use("/v1/*", async (c, next) => {
    if (c.req.header("Authorization") !== `Bearer ${secretKey}`) return refusal(c, 401, "Invalid API Key provided");
    const fault = account.meetFault("slow", "500");
    if (fault === "slow") await delay(slow, undefined, { ref: false });
    return fault ? refusal(c, 500, "fault on demand") : next();
  });

  app.post("/v1/checkout/sessions", async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const amount = Number(form["line_items[0][price_data][unit_amount]"]);
    if (!(amount >= 50)) return refusal(c, 400, "The total must be at least 50 cents");
    const { origin } = new URL(c.req.url);
    const answer = account.once(c.req.header("Idempotency-Key") ?? "", () => {
      const session = account.open(
        {
          amount,
          currency: form["line_items[0][price_data][currency]"] ?? "",
          locale: form.locale ?? "auto",
          label: form["line_items[0][price_data][product_data][name]"] ?? "",
          metadata: metadataOf(form),
          paidUrl: form.success_url ?? "",
          cancelUrl: form.cancel_url ?? "",
          expiresAt: Number(form.expires_at) * 1000,
        },
        form["payment_intent_data[setup_future_usage]"] === "off_session" && form.customer_creation === "always",
      );
      return { id: session.id, object: "checkout.session", url: `${origin}/pay/${session.id}`, status: "open" };
    });
    return c.json(answer);
  });

  app.post("/v1/refunds", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const [intent = "", amount] = [form.get("payment_intent") ?? "", Number(form.get("amount"))];
    const session = account.sessionOf(intent);
    const key = c.req.header("Idempotency-Key") ?? "";
    if (account.meetFault("no-refunds")) return refusal(c, 500, "fault on demand");
    if (!session?.isPaid) return refusal(c, 400, "No such payment_intent");
    if (account.isDisputed(intent)) return refusal(c, 400, "This charge has been charged back");
    const left = session.amount - account.refundedOf(intent);
    const name = form.get("metadata[refund]");
    const answer = account.once(key, () => (amount > left ? {} : refundAsStripe(account.refund(intent, amount, name))));
    if (!("id" in answer)) return refusal(c, 400, "Refund amount is greater than the unrefunded amount");
    return c.json(answer);
  });

  app.post("/v1/payment_intents", async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const card = account.cards.find(({ id }) => id === form.payment_method);
    if (!card?.isAttached || card.customer !== form.customer) return refusal(c, 400, "No such payment_method");
    if (form.confirm !== "true" || form.off_session !== "true") return refusal(c, 400, "Nobody is there to confirm it");
    const answer = account.once(c.req.header("Idempotency-Key") ?? "", () => {
      const fault = account.meetFault("declined", "authentication");
      const charge = account.open({
        amount: Number(form.amount),
        currency: form.currency ?? "",
        label: form.description ?? "",
        locale: "auto",
        metadata: metadataOf(form),
        paidUrl: card.site,
        cancelUrl: "",
        expiresAt: 0,
      });
      Object.assign(charge, { card, isCharge: true, isPaid: fault === null });
      if (fault === null) {
        void send(webhookOf(charge), account.event("payment_intent.succeeded", intentAsStripe(charge)));
        return intentAsStripe(charge);
      }
      const code = fault === "declined" ? "card_declined" : "authentication_required";
      return {
        error: { type: "card_error", code, decline_code: code, message: code, payment_intent: intentAsStripe(charge) },
      };
    });
    // The charge went through, and its answer is lost.
    if (account.meetFault("lost")) return refusal(c, 500, "fault on demand");
    return c.json(answer, "error" in answer ? 402 : 200);
  });

  app.post("/v1/payment_methods/:id/detach", (c) => {
    const card = account.cards.find(({ id }) => id === c.req.param("id"));
    if (!card?.isAttached) return refusal(c, 400, "The payment method is not attached to a customer");
    card.isAttached = false;
    return c.json(cardAsStripe(card));
  });

  /** Of one payment; empty where it is not known. */
  const list = <T extends { intentId: string }>(c: Context, all: Iterable<T>, show: (each: T) => object) => {
    const intent = c.req.query("payment_intent");
    const data = [...all].filter(({ intentId }) => intentId === intent);
    return c.json({ object: "list", data: data.map(show), has_more: false });
  };
  app.get("/v1/payment_intents", (c) => {
    const ofCustomer = [...account.sessions.values()].filter(
      ({ isCharge, card }) => isCharge && card?.customer === c.req.query("customer"),
    );
    return c.json({ object: "list", data: ofCustomer.map(intentAsStripe), has_more: false });
  });
  app.get("/v1/payment_intents/:id", (c) => {
    const session = account.sessionOf(c.req.param("id"));
    if (!session) return refusal(c, 400, "No such payment_intent");
    if (c.req.query("expand[0]") === "payment_method")
      return c.json({ ...intentAsStripe(session), payment_method: session.card && cardAsStripe(session.card) });
    const isAsked = c.req.query("expand[0]") === "latest_charge.balance_transaction";
    const booked = { id: "txn_test", object: "balance_transaction", fee: feeOf(session.amount) };
    const known = isAsked ? booked : booked.id;
    const charge = { id: "ch_test", object: "charge", balance_transaction: account.meetFault("no-fee") ? null : known };
    return c.json({ id: session.intentId, object: "payment_intent", latest_charge: isAsked ? charge : charge.id });
  });
  app.get("/v1/refunds", (c) => list(c, account.refunds, refundAsStripe));
  app.get("/v1/disputes", (c) => list(c, account.disputes, disputeAsStripe));
  app.get("/v1/checkout/sessions/:id", (c) => {
    const session = account.sessions.get(c.req.param("id"));
    return session ? c.json(sessionAsStripe(session)) : refusal(c, 400, "No such checkout.session");
  });
  app.get("/v1/checkout/sessions", (c) =>
    list(
      c,
      [...account.sessions.values()].filter(({ isCharge }) => !isCharge),
      sessionAsStripe,
    ),
  );

  app.get("/pay/:id", (c) => {
    const session = account.sessions.get(c.req.param("id"));
    if (!session) return c.text("There is no such page", 404);
    const { label, locale, amount, cancelUrl, isPaid, expiresAt, card: keeps } = session;
    if (isPaid || expiresAt < Date.now())
      return c.html(
        page("Stripe Checkout", html`<p>${isPaid ? "You have paid already." : "This page has expired."}</p>`),
      );
    return c.html(
      page(
        "Stripe Checkout",
        html`<p>${label}</p><p><b>${dollars(amount)}</b></p>
${keeps ? html`<p>The site keeps your card for later payments.</p>` : ""}
<form method="post"><button>${locale === "es" ? "Pagar" : "Pay"} ${dollars(amount)}</button></form>
<p><a href="${cancelUrl}">Cancel</a></p>`,
      ),
    );
  });
  app.post("/pay/:id", async (c) => {
    const session = account.sessions.get(c.req.param("id"));
    if (!session) return c.text("There is no such page", 404);
    if (!session.isPaid) {
      session.isPaid = true;
      if (session.card) session.card.isAttached = true;
      const event = account.paidEvent(session);
      const url = webhookOf(session);
      if (account.meetFault("late")) account.held.push(JSON.stringify({ url, event }));
      else await Promise.all([send(url, event), ...(account.meetFault("double") ? [send(url, event)] : [])]);
    }
    return c.redirect(session.paidUrl.replace("{CHECKOUT_SESSION_ID}", session.id), 303);
  });

  app.get("/control", async (c) => {
    const { fault, times, deliver, paid, ...asked } = c.req.query();
    if (fault !== undefined) account.fault = fault ? { name: fault, times: Number(times ?? 1) } : null;
    const delivered: number[] = [];
    if (deliver !== undefined)
      for (const text of account.held.splice(0)) {
        const { url, event } = JSON.parse(text);
        const status = await send(url, event);
        delivered.push(status);
        // Stripe sends an event again that was not answered with success.
        if (status < 200 || status > 299) account.held.push(text);
      }
    // A payment without a page, so that it can be refunded.
    if (paid) {
      const { amount, currency = "usd", booking = "", purpose = "" } = asked;
      const made = account.open({
        amount: Number(amount ?? 1e9),
        currency,
        label: "",
        locale: "auto",
        metadata: { booking, purpose },
        paidUrl: "",
        cancelUrl: "",
        expiresAt: 0,
      });
      Object.assign(made, { intentId: paid, isPaid: true });
    }
    const events = atDashboard(account, asked);
    const [session] = [...account.sessions.values()].filter(
      ({ intentId, paidUrl }) => paidUrl && Object.values(asked).includes(intentId),
    );
    if (session) for (const event of events) delivered.push(await send(webhookOf(session), event));
    const charges = [...account.sessions.values()].filter(({ isCharge }) => isCharge).map(intentAsStripe);
    const { fault: next, refunds, cards, held } = account;
    return c.json({ events, fault: next, refunds, cards, charges, held: held.length, delivered });
  });

  app.get("/", (c) => {
    const choices = [
      "declined",
      "authentication",
      "lost",
      "slow",
      "500",
      "no-refunds",
      "no-fee",
      "double",
      "late",
      "wrong-amount",
      "wrong-currency",
      "",
    ];
    const links = [...choices.map((name) => `fault=${name}`), "deliver"].map(
      (query) => html`<li><a href="/control?${query}"><code>/control?${query}</code></a></li>`,
    );
    const given = account.refunds.map(({ amount, intentId }) => html`<li>${dollars(amount)} of ${intentId}</li>`);
    const paid = [...account.sessions.values()].filter(({ isPaid }) => isPaid);
    const payments = paid.map(
      ({ label, amount, intentId }) =>
        html`<li>${dollars(amount)}, ${label}: ${["refund", "bounce", "dispute", "win", "lose"].map((what) => html`<a href="/control?${what}=${intentId}">${what}</a> `)}</li>`,
    );
    return c.html(
      page(
        "Stripe",
        html`<p>What goes wrong with the next payment:</p><ul>${links}</ul><p>Payments:</p><ul>${payments}</ul><p>Refunds:</p><ul>${given}</ul>`,
      ),
    );
  });
  return app;
}

/** A stand-in for Stripe: its page to pay at, signed events, refunds, disputes, idempotency keys, faults. */
export const startStripe = (options: StripeOptions): Promise<Served> => serve(stripeApp(options).fetch, options.port);
