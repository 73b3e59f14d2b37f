import * as z from "zod/mini";
import { minute } from "../../../platform/durations.ts";
import { type ReceivedPurpose, receivedPurposes } from "../model.ts";

export interface StripeEvent {
  id: string;
  type: string;
  /** Null for an event without a new payment. */
  paid: PaidSession | null;
  intentId: string | null;
}

/** Amount in cents. */
export interface PaidSession {
  bookingId: string | null;
  purpose: ReceivedPurpose;
  amount: number;
  currency: string;
  /** Refunds are matched by it. */
  intentId: string;
  /** Of the `checkouts` row: Stripe's page, or the charge of a kept card. */
  checkoutId: string;
  keepsCard: boolean;
}

const id = z.string().check(z.minLength(1));
const reference = z.pipe(
  z.union([id, z.object({ id })]),
  z.transform((value) => (typeof value === "string" ? value : value.id)),
);

const paidSession = z.object({
  id,
  payment_status: z.literal("paid"),
  amount_total: z.int().check(z.positive()),
  currency: z.string(),
  metadata: z.nullish(z.record(z.string(), z.string())),
  payment_intent: reference,
});
// The money may come after the page; another event reports it.
const checkoutSession = z.union([paidSession, z.object({ payment_status: z.enum(["unpaid", "no_payment_required"]) })]);
const ofPayment = z.object({ payment_intent: z.nullish(reference) });

const envelope = z.object({
  id,
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/**
 * Null while nothing was paid.
 * @throws for another shape
 */
export function paidOf(session: unknown): PaidSession | null {
  const found = z.parse(checkoutSession, session);
  if (found.payment_status !== "paid") return null;
  const { id: checkoutId, metadata, amount_total, currency, payment_intent } = found;
  return {
    bookingId: metadata?.booking ?? null,
    purpose: receivedPurposes.find((each) => each === metadata?.purpose) ?? "deposit",
    amount: amount_total,
    currency,
    intentId: payment_intent,
    checkoutId,
    keepsCard: metadata?.keep !== undefined,
  };
}

const charge = z.object({
  id,
  status: z.literal("succeeded"),
  amount_received: z.int().check(z.positive()),
  currency: z.string(),
  metadata: z.object({ booking: id, charge: id }),
});

/** Null unless a kept card was charged: the page of any other payment tells of it. */
export function chargedOf(intent: unknown): PaidSession | null {
  const { data } = z.safeParse(charge, intent);
  if (!data) return null;
  const { amount_received: amount, currency, metadata } = data;
  return {
    bookingId: metadata.booking,
    purpose: "balance",
    amount,
    currency,
    intentId: data.id,
    checkoutId: metadata.charge,
    keepsCard: false,
  };
}

/** @throws for an unknown shape */
function eventOf({ id, type, data: { object } }: z.infer<typeof envelope>): StripeEvent {
  if (type === "checkout.session.completed" || type === "checkout.session.async_payment_succeeded") {
    const paid = paidOf(object);
    return { id, type, paid, intentId: paid?.intentId ?? null };
  }
  if (type === "payment_intent.succeeded") {
    const paid = chargedOf(object);
    return { id, type, paid, intentId: paid?.intentId ?? null };
  }
  const isOfPayment = /^(?:refund|charge\.(?:refund|dispute|updated))/.test(type);
  return { id, type, paid: null, intentId: isOfPayment ? (z.parse(ofPayment, object).payment_intent ?? null) : null };
}

/** Milliseconds from this clock; a farther event may be a replay. */
const tolerance = 5 * minute;

const utf8 = new TextEncoder();

/** https://docs.stripe.com/webhooks#verify-manually */
async function isSigned(secret: string, text: string, header: string, now: number): Promise<boolean> {
  const parts = header.split(",").map((part) => part.trim().split("="));
  const valuesOf = (scheme: string) => parts.flatMap(([name, value = ""]) => (name === scheme ? [value] : []));
  const [at = "", ...others] = valuesOf("t");
  if (others.length > 0 || !/^\d{1,12}$/.test(at) || Math.abs(Number(at) * 1000 - now) > tolerance) return false;
  const key = await crypto.subtle.importKey("raw", utf8.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
  // Stripe signs twice while its secret changes.
  const signatures = valuesOf("v1").filter((value) => /^[0-9a-f]{64}$/.test(value));
  for (const signature of signatures.slice(0, 5)) {
    const bytes = Uint8Array.from(signature.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    if (await crypto.subtle.verify("HMAC", key, bytes, utf8.encode(`${at}.${text}`))) return true;
  }
  return false;
}

/**
 * Null: not signed with this secret within five minutes of `now`. `unknown`: the type of a signed event of unknown
 * shape.
 */
export async function readEvent(
  secret: string,
  text: string,
  signature: string,
  now: number,
): Promise<StripeEvent | { unknown: string } | null> {
  if (!(await isSigned(secret, text, signature, now))) return null;
  let type = "no event";
  try {
    const event = z.parse(envelope, JSON.parse(text));
    type = event.type;
    return eventOf(event);
  } catch {
    return { unknown: type };
  }
}
