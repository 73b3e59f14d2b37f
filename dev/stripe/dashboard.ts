import { type Account, type Dispute, disputeAsStripe, refundAsStripe } from "./account.ts";

/** Actions in Stripe's dashboard, each on a payment's intent. */
export interface Dashboard {
  refund?: string | undefined;
  /** In cents; all that is left unless given. */
  amount?: string | undefined;
  /** The bank refuses its refunds. */
  bounce?: string | undefined;
  dispute?: string | undefined;
  /** Its disputes are decided. */
  answer?: string | undefined;
  win?: string | undefined;
  lose?: string | undefined;
}

/** Gives the events in Stripe's order. */
export function atDashboard(account: Account, asked: Dashboard): readonly string[] {
  const { refund, amount, bounce, dispute } = asked;
  const events: string[] = [];
  if (refund) {
    const left = (account.sessionOf(refund)?.amount ?? 0) - account.refundedOf(refund);
    const made = account.refund(refund, Number(amount ?? left), null);
    events.push(account.event("refund.created", refundAsStripe(made)));
    const refunded = { object: "charge", payment_intent: refund, amount_refunded: account.refundedOf(refund) };
    events.push(account.event("charge.refunded", refunded));
    events.push(account.event("refund.updated", refundAsStripe(made)));
  }
  if (bounce)
    for (const made of account.refunds.filter(({ intentId }) => intentId === bounce)) {
      made.status = "failed";
      events.push(account.event("refund.failed", refundAsStripe(made)));
    }
  if (dispute) {
    const total = account.sessionOf(dispute)?.amount ?? 0;
    const made = { id: `dp_${dispute}`, intentId: dispute, amount: Number(amount ?? total), status: "needs_response" };
    account.disputes.push(made);
    events.push(account.event("charge.dispute.created", disputeAsStripe(made)));
  }
  const move = (intent: string | undefined, status: string, type: string) => {
    const isMoved = ({ intentId }: Dispute) => intentId === intent;
    for (const moved of account.disputes.filter(isMoved)) {
      moved.status = status;
      events.push(account.event(type, disputeAsStripe(moved)));
    }
  };
  move(asked.answer, "under_review", "charge.dispute.updated");
  move(asked.win, "won", "charge.dispute.closed");
  move(asked.lose, "lost", "charge.dispute.closed");
  return events;
}
