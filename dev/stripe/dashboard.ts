import { type Account, asStripe, type Session } from "./account.ts";

/** What is done in Stripe's own dashboard with a payment, and the events that tell the site of it. */
export interface Dashboard {
  /** The payment's intent. */
  refund?: string | undefined;
  /** In cents; all that is left unless told. */
  amount?: string | undefined;
  /** The payment's intent, whose refunds the bank does not take. */
  bounce?: string | undefined;
  dispute?: string | undefined;
}

/** Does it, and gives the events in the order in which Stripe sends them. */
export function atDashboard(account: Account, { refund, amount, bounce, dispute }: Dashboard): readonly string[] {
  const events: string[] = [];
  const sessionOf = (intent: string): Session | undefined =>
    [...account.sessions.values()].find(({ intentId }) => intentId === intent);
  if (refund) {
    const left = (sessionOf(refund)?.amount ?? 0) - account.refundedOf(refund);
    const made = account.refund(refund, Number(amount ?? left), null);
    events.push(account.event("refund.created", asStripe(made)));
    const refunded = { object: "charge", payment_intent: refund, amount_refunded: account.refundedOf(refund) };
    events.push(account.event("charge.refunded", refunded));
  }
  if (bounce)
    for (const made of account.refunds.filter(({ intentId }) => intentId === bounce)) {
      made.status = "failed";
      events.push(account.event("refund.failed", asStripe(made)));
    }
  if (dispute)
    events.push(
      account.event("charge.dispute.created", {
        ...{ id: `dp_${dispute}`, object: "dispute", payment_intent: dispute, amount: sessionOf(dispute)?.amount ?? 0 },
        ...{ currency: "usd", reason: "product_not_received", status: "needs_response" },
      }),
    );
  return events;
}
