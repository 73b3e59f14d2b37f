import type Stripe from "stripe";
import type { Words } from "../../../content/words/en/index.ts";
import type { StripeSettings } from "../../../env.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { hour } from "../../../platform/durations.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { dateIn } from "../../../platform/language.ts";
import { eventTypeIn } from "../../../platform/pages/words.ts";
import { statusAt } from "../../bookings/model.ts";
import type { ReceivedPurpose } from "../model.ts";

/** Pinned, so that answers keep their shape. */
const apiVersion = "2026-10-28.endive";

/** Milliseconds, short because a page waits. */
const timeout = 3500;

/** Imported on demand because it is large. */
export async function stripeAt({ apiUrl, secretKey }: Pick<StripeSettings, "apiUrl" | "secretKey">): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return new Client(secretKey, {
    apiVersion,
    httpClient: Client.createFetchHttpClient(),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? "http" : "https",
    telemetry: false,
    maxNetworkRetries: 1,
    timeout,
  });
}

/** Milliseconds for which the key, and so Stripe's page, stays the same. */
const period = 12 * hour;

interface Paying {
  booking: Parameters<typeof statusAt>[0] & {
    id: string;
    clientEmail: string;
    eventType: string;
    eventDate: CalendarDate;
  };
  /** By card, not yet confirmed by Stripe. */
  confirming: number;
  payments: readonly unknown[];
}

/**
 * Null while a payment is being confirmed, or when the hold has ended. For half a day one key gives two windows one
 * page, which can be paid once. Stripe allows a page half an hour to a day.
 */
export function checkoutOf(
  { booking, confirming, payments }: Paying,
  { purpose, amount }: { purpose: ReceivedPurpose; amount: number },
  now: number,
  words: Words,
): Omit<Checkout, "paidUrl" | "cancelUrl"> | null {
  if ((confirming > 0 && purpose !== "tip") || statusAt(booking, now) === "released") return null;
  const start = Math.floor(now / period);
  return {
    bookingId: booking.id,
    purpose,
    amount,
    email: booking.clientEmail,
    language: words.formats.tag,
    label: `${words.money.purposes[purpose]}: ${eventTypeIn(words, booking.eventType)}, ${dateIn(words.formats, booking.eventDate)}`,
    expiresAt: (start + 1) * period + hour,
    key: [booking.id, purpose, amount, payments.length, booking.eventDate, words.formats.tag, start].join(":"),
  };
}

/** Amount in cents; addresses are absolute. */
export interface Checkout {
  bookingId: string;
  purpose: ReceivedPurpose;
  amount: number;
  email: string;
  /** Of Stripe's page. */
  language: Stripe.Checkout.SessionCreateParams.Locale;
  label: string;
  paidUrl: string;
  cancelUrl: string;
  expiresAt: number;
  /** Stripe gives one page per key. */
  key: string;
  /** The client lets the site charge this card for what is due later. */
  keepsCard?: boolean;
}

/** @throws Stripe's error */
export async function openCheckout(settings: StripeSettings, checkout: Checkout): Promise<{ id: string; url: string }> {
  const stripe = await stripeAt(settings);
  const { keepsCard } = checkout;
  const metadata = { booking: checkout.bookingId, purpose: checkout.purpose, ...(keepsCard ? { keep: "card" } : {}) };
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      locale: checkout.language,
      // A bank may refuse days later what its page has taken.
      allowed_payment_method_types: ["card"],
      ...(hasNoAddress(checkout.email) ? {} : { customer_email: checkout.email }),
      client_reference_id: checkout.bookingId,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: "usd", unit_amount: checkout.amount, product_data: { name: checkout.label } },
        },
      ],
      metadata,
      payment_intent_data: {
        metadata,
        description: checkout.label,
        ...(keepsCard ? { setup_future_usage: "off_session" } : {}),
      },
      ...(keepsCard
        ? {
            customer_creation: "always",
            consent_collection: { payment_method_reuse_agreement: { position: "auto" } },
          }
        : {}),
      success_url: checkout.paidUrl,
      cancel_url: checkout.cancelUrl,
      expires_at: Math.floor(checkout.expiresAt / 1000),
    },
    { idempotencyKey: checkout.key },
  );
  if (!url) throw new Error("Stripe gave no address to pay at");
  return { id, url };
}
