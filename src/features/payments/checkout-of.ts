import { dateInWords, isCalendarDate } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { statusAt } from "../bookings/status-at.ts";
import type { Checkout } from "./checkout.ts";
import { type PaymentPurpose, paymentPurposeLabels } from "./model.ts";
import type { OwnMoney } from "./own-money.ts";

/** Milliseconds for which pressing the button again leads to the same page of Stripe's. */
const period = 12 * hour;

/**
 * What a client is to pay now; null when nothing of it is due, or when the hold has ended. Within half a day the same is
 * asked for under the same key, so that two windows lead to one page, which can be paid once. A page lasts an hour longer
 * than that: Stripe wants between half an hour and a day.
 */
export function checkoutOf(
  { booking, depositDue, balanceDue, payments }: OwnMoney,
  purpose: PaymentPurpose,
  now: number,
): Omit<Checkout, "paidUrl" | "cancelUrl"> | null {
  const amount = purpose === "deposit" ? depositDue : balanceDue;
  if (amount === null || statusAt(booking, now) === "released") return null;
  const start = Math.floor(now / period);
  const date = isCalendarDate(booking.eventDate) ? dateInWords(booking.eventDate) : booking.eventDate;
  return {
    bookingId: booking.id,
    purpose,
    amount,
    email: booking.clientEmail,
    label: `${paymentPurposeLabels[purpose]}: ${booking.eventType}, ${date}`,
    expiresAt: (start + 1) * period + hour,
    key: [booking.id, purpose, amount, payments.length, booking.eventDate, start].join(":"),
  };
}
