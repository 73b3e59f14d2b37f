import { createHmac, randomBytes } from "node:crypto";

/** A page to pay at. Amount in cents; `expiresAt` is an instant in milliseconds. */
export interface Session {
  id: string;
  amount: number;
  currency: string;
  label: string;
  metadata: Record<string, string>;
  paidUrl: string;
  cancelUrl: string;
  expiresAt: number;
  intentId: string;
  isPaid: boolean;
}

export interface Refund {
  id: string;
  intentId: string;
  amount: number;
}

/** What it does wrong on demand: `slow`, `500`, `double`, `late`, `wrong-amount`, `wrong-currency`. */
export interface Fault {
  name: string;
  /** Times that are still to fail. */
  times: number;
}

const newId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString("hex")}`;

/** What Stripe knows of one account: pages to pay at, refunds, and what was asked under which key. */
export class Account {
  readonly sessions = new Map<string, Session>();
  readonly refunds: Refund[] = [];
  fault: Fault | null = null;
  /** Events that are held back until they are asked for. */
  readonly held: string[] = [];
  private readonly answers = new Map<string, object>();

  private readonly webhookSecret: string;

  constructor(webhookSecret: string) {
    this.webhookSecret = webhookSecret;
  }

  /** The fault that this answer meets; it counts. */
  meetFault(...names: string[]): string | null {
    const { fault } = this;
    if (!fault || fault.times <= 0 || !names.includes(fault.name)) return null;
    fault.times -= 1;
    return fault.name;
  }

  /** What was answered under this key before, or else what `make` makes now. */
  once(key: string, make: () => object): object {
    const answer = this.answers.get(key) ?? make();
    if (key) this.answers.set(key, answer);
    return answer;
  }

  open(fields: Omit<Session, "id" | "intentId" | "isPaid">): Session {
    const session = { ...fields, id: newId("cs"), intentId: newId("pi"), isPaid: false };
    this.sessions.set(session.id, session);
    return session;
  }

  refundedOf(intentId: string): number {
    return this.refunds.filter((refund) => refund.intentId === intentId).reduce((sum, { amount }) => sum + amount, 0);
  }

  refund(intentId: string, amount: number): Refund {
    const refund = { id: newId("re"), intentId, amount };
    this.refunds.push(refund);
    return refund;
  }

  /** The event of a session that was paid, as the text that is sent. */
  paidEvent(session: Session): string {
    const { id, amount, currency, metadata, intentId } = session;
    const created = Math.floor(Date.now() / 1000);
    const wrong = this.meetFault("wrong-amount", "wrong-currency");
    return JSON.stringify({
      id: newId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created,
      livemode: false,
      type: "checkout.session.completed",
      data: {
        object: {
          id,
          object: "checkout.session",
          amount_total: wrong === "wrong-amount" ? amount - 100 : amount,
          currency: wrong === "wrong-currency" ? "cad" : currency,
          metadata,
          mode: "payment",
          payment_intent: intentId,
          payment_status: "paid",
          status: "complete",
        },
      },
    });
  }

  /** The header that Stripe signs `text` with: the time in seconds, and an HMAC over both. */
  signature(text: string): string {
    const at = Math.floor(Date.now() / 1000);
    const hash = createHmac("sha256", this.webhookSecret).update(`${at}.${text}`).digest("hex");
    return `t=${at},v1=${hash}`;
  }
}
