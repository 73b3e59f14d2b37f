import { createHmac, randomBytes } from "node:crypto";

/** Amount in cents; `expiresAt` is an instant. */
export interface Session {
  id: string;
  amount: number;
  currency: string;
  label: string;
  /** Of its page. */
  locale: string;
  metadata: Record<string, string>;
  paidUrl: string;
  cancelUrl: string;
  expiresAt: number;
  intentId: string;
  isPaid: boolean;
  /** Kept once the page is paid, by the site's wish; of a charge the one that pays. */
  card: Card | null;
  /** Without a page. */
  isCharge: boolean;
}

export interface Card {
  id: string;
  customer: string;
  isAttached: boolean;
  /** The site whose page it was kept on. */
  site: string;
}

export interface Refund {
  id: string;
  intentId: string;
  amount: number;
  /** The site's key; null for one made in the dashboard. */
  name: string | null;
  status: "succeeded" | "failed";
}

export interface Dispute {
  id: string;
  intentId: string;
  amount: number;
  status: string;
}

export const sessionAsStripe = ({ id, amount, currency, metadata, intentId, isPaid }: Session) => ({
  id,
  object: "checkout.session",
  amount_total: amount,
  currency,
  metadata,
  mode: "payment",
  payment_intent: intentId,
  payment_status: isPaid ? "paid" : "unpaid",
  status: isPaid ? "complete" : "open",
});

export const disputeAsStripe = ({ id, intentId, amount, status }: Dispute) => ({
  id,
  object: "dispute",
  payment_intent: intentId,
  amount,
  currency: "usd",
  reason: "product_not_received",
  status,
});

export const refundAsStripe = ({ id, intentId, amount, name, status }: Refund) => ({
  id,
  object: "refund",
  amount,
  currency: "usd",
  payment_intent: intentId,
  status,
  metadata: name ? { refund: name } : {},
});

export const cardAsStripe = ({ id, customer, isAttached }: Card) => ({
  id,
  object: "payment_method",
  type: "card",
  customer: isAttached ? customer : null,
  card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2099 },
});

export const intentAsStripe = ({ intentId, amount, currency, metadata, isPaid, card }: Session) => ({
  id: intentId,
  object: "payment_intent",
  amount,
  amount_received: isPaid ? amount : 0,
  currency,
  metadata,
  customer: card?.customer ?? null,
  payment_method: card?.id ?? null,
  status: isPaid ? "succeeded" : "requires_payment_method",
});

/** `declined`, `authentication`, `lost`, `slow`, `500`, `no-refunds`, `no-fee`, `double`, `late`, `wrong-amount`, `wrong-currency` */
export interface Fault {
  name: string;
  /** Times that are still to fail. */
  times: number;
}

/** Of the API, in events. */
const version = "2026-10-28.endive";

const newId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString("hex")}`;

/** One account at Stripe. */
export class Account {
  readonly sessions = new Map<string, Session>();
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly cards: Card[] = [];
  fault: Fault | null = null;
  /** Events held back until they are asked for. */
  readonly held: string[] = [];
  private readonly answers = new Map<string, object>();

  private readonly webhookSecret: string;

  constructor(webhookSecret: string) {
    this.webhookSecret = webhookSecret;
  }

  /** Counts it. */
  meetFault(...names: string[]): string | null {
    const { fault } = this;
    if (!fault || fault.times <= 0 || !names.includes(fault.name)) return null;
    fault.times -= 1;
    return fault.name;
  }

  /** The earlier answer of a key, or what `make` makes. */
  once(key: string, make: () => object): object {
    const answer = this.answers.get(key) ?? make();
    if (key) this.answers.set(key, answer);
    return answer;
  }

  open(fields: Omit<Session, "id" | "intentId" | "isPaid" | "card" | "isCharge">, keepsCard = false): Session {
    const session: Session = {
      ...fields,
      id: newId("cs"),
      intentId: newId("pi"),
      isPaid: false,
      card: keepsCard ? this.card(fields.paidUrl) : null,
      isCharge: false,
    };
    this.sessions.set(session.id, session);
    return session;
  }

  private card(paidUrl: string): Card {
    const card = { id: newId("pm"), customer: newId("cus"), isAttached: false, site: paidUrl };
    this.cards.push(card);
    return card;
  }

  sessionOf(intentId: string): Session | undefined {
    return [...this.sessions.values()].find((session) => session.intentId === intentId);
  }

  isDisputed(intentId: string): boolean {
    return this.disputes.some((dispute) => dispute.intentId === intentId && dispute.status !== "won");
  }

  refundedOf(intentId: string): number {
    const given = this.refunds.filter((refund) => refund.intentId === intentId && refund.status === "succeeded");
    return given.reduce((sum, { amount }) => sum + amount, 0);
  }

  refund(intentId: string, amount: number, name: string | null): Refund {
    const refund: Refund = { id: newId("re"), intentId, amount, name, status: "succeeded" };
    this.refunds.push(refund);
    return refund;
  }

  /** The text that is sent. */
  event(type: string, object: object): string {
    const created = Math.floor(Date.now() / 1000);
    const id = newId("evt");
    return JSON.stringify({
      id,
      object: "event",
      api_version: version,
      created,
      livemode: false,
      type,
      data: { object },
    });
  }

  /** The text that is sent. */
  paidEvent(session: Session): string {
    const wrong = this.meetFault("wrong-amount", "wrong-currency");
    return this.event("checkout.session.completed", {
      ...sessionAsStripe(session),
      ...(wrong === "wrong-amount" ? { amount_total: session.amount - 100 } : {}),
      ...(wrong === "wrong-currency" ? { currency: "cad" } : {}),
    });
  }

  /** The time in seconds, and an HMAC over both. */
  signature(text: string): string {
    const at = Math.floor(Date.now() / 1000);
    const hash = createHmac("sha256", this.webhookSecret).update(`${at}.${text}`).digest("hex");
    return `t=${at},v1=${hash}`;
  }
}
