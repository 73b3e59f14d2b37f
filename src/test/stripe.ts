import { env } from "cloudflare:workers";
import type { Bindings } from "../env.ts";
import { stripeWebhook } from "../features/portal/paths.ts";
import { hexOf } from "../platform/hex.ts";
import { origin, visit } from "./site.ts";

const secret = env.STRIPE_WEBHOOK_SECRET ?? "";

/** `at` is in seconds. */
export async function signatureOf(text: string, at = Math.floor(Date.now() / 1000), by = secret): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(by), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return `t=${at},v1=${hexOf(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(`${at}.${text}`))))}`;
}

interface PaidEvent {
  id?: string;
  type?: string;
  booking?: string;
  purpose?: string;
  amount: number;
  currency?: string;
  status?: string;
  intent?: string;
  session?: string;
}

export const eventOf = (type: string, object: object): string =>
  JSON.stringify({ id: `evt_${crypto.randomUUID()}`, object: "event", type, data: { object } });

export const paidEvent = (event: PaidEvent): string =>
  JSON.stringify({
    id: event.id ?? `evt_${crypto.randomUUID()}`,
    object: "event",
    type: event.type ?? "checkout.session.completed",
    data: {
      object: {
        id: event.session ?? `cs_${crypto.randomUUID()}`,
        object: "checkout.session",
        amount_total: event.amount,
        currency: event.currency ?? "usd",
        metadata: { booking: event.booking, purpose: event.purpose ?? "deposit" },
        payment_intent: event.intent ?? `pi_${crypto.randomUUID()}`,
        payment_status: event.status ?? "paid",
        customer_details: { email: "card-holder@example.com", name: "Card Holder" },
      },
    },
  });

export const delivery = async (text: string, signature?: string): Promise<Request> =>
  new Request(origin + stripeWebhook, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Stripe-Signature": signature ?? (await signatureOf(text)) },
    body: text,
  });

/** Gives the outcome, or the status of a refusal. */
export async function deliver(text: string, bindings: Partial<Bindings> = {}): Promise<unknown> {
  const answer = await visit(await delivery(text), bindings);
  return answer.ok ? Reflect.get(Object(await answer.json()), "outcome") : answer.status;
}

/** In cents. */
export async function refundsAtStripe(intent: string): Promise<number[]> {
  const answer = await fetch(`${env.STRIPE_API_URL}/control`);
  const { refunds }: { refunds: { intentId: string; amount: number }[] } = await answer.json();
  return refunds.filter(({ intentId }) => intentId === intent).map(({ amount }) => amount);
}

export const atStripe = (query: string): Promise<Response> => fetch(`${env.STRIPE_API_URL}/control?${query}`);

/** Pays without telling the site. */
export async function payAtStripe(paid: PaidEvent) {
  const intent = `pi_${crypto.randomUUID()}`;
  const { booking = "", purpose = "deposit", amount, currency = "usd" } = paid;
  await atStripe(String(new URLSearchParams({ paid: intent, booking, purpose, amount: String(amount), currency })));
  return { intent, event: paidEvent({ ...paid, intent }) };
}

export async function atDashboard(query: string): Promise<string[]> {
  const { events }: { events: string[] } = await (await atStripe(query)).json();
  return events;
}

interface AtStripe {
  cards: { isAttached: boolean }[];
  charges: { id: string; amount: number; status: string; metadata: { booking: string; charge: string } }[];
}

/** Cards that the site may charge, and what it charged for a booking. */
export async function keptAtStripe(booking: string) {
  const { cards, charges }: AtStripe = await (await fetch(`${env.STRIPE_API_URL}/control`)).json();
  return {
    attached: cards.filter(({ isAttached }) => isAttached).length,
    charges: charges.filter(({ metadata }) => metadata.booking === booking),
  };
}
