import { and, eq, isNotNull, not, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings } from "../../database/schema/bookings.ts";
import {
  announcedPayments,
  checkouts,
  owedOfBooking,
  paymentEvents,
  payments,
  refunds,
} from "../../database/schema/payments.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { day } from "../../platform/durations.ts";
import { confirmIfCompleteQueries, isSigned } from "../bookings/confirm-booking.ts";
import { holdAgainQueries, isPlaceGone } from "../bookings/holds/holds.ts";
import { isTaken } from "../bookings/holds/web-holds.ts";
import { dueOf, statusAt } from "../bookings/model.ts";
import { keepCardQueries } from "./card/kept-card.ts";
import { type CardAtStripe, leftOf, type PaymentAtStripe } from "./card/payment-at-stripe.ts";
import { storeReturnedQueries } from "./card/store-returned.ts";
import type { PaidSession, StripeEvent } from "./card/stripe-events.ts";
import type { EventOutcome } from "./model.ts";
import { queueNotDueQuery, queueNoticeQuery, queueReceiptQuery, queueTooLateQuery } from "./queue-mails.ts";

/** Milliseconds, added once when a hold is partly paid before it is signed. */
const timeToSign = day;

/** Amount in cents, currency in lower case; `isLeft`: not all was returned. */
interface NewPayment extends PaidSession {
  id: string;
  eventId: string;
  isLeft: boolean;
  fee: number | null;
}

/** Whatever is owed by then: it was given as a tip. */
const takesTip = sql<number>`(bookings.status in ('confirmed', 'completed'))`;

/** Decides in SQL whether the payment fits what is due or left, and so counts. */
function storePaymentQuery(db: Database, payment: NewPayment, now: number) {
  const { purpose, amount, currency } = payment;
  // More may be owed by now than when the page was opened.
  const isPart = sql`(${purpose} = 'balance' and ${dueOf("balance")} > ${amount})`;
  const isAsked =
    purpose === "tip"
      ? sql`${takesTip}`
      : purpose === "part"
        ? sql`${dueOf(purpose)} >= ${amount}`
        : sql`(${dueOf(purpose)} = ${amount} or ${isPart})`;
  const fits = payment.isLeft ? sql`(${currency} = 'usd' and ${isAsked})` : sql`false`;
  return insertFrom(
    db,
    payments,
    {
      id: payment.id,
      bookingId: sql`bookings.id`,
      purpose: sql`iif(${fits} and ${isPart}, 'part', ${purpose})`,
      method: "card",
      amount,
      currency,
      status: sql`iif(${fits}, 'paid', 'unmatched')`,
      eventId: payment.eventId,
      intentId: payment.intentId,
      receiptNumber: sql`iif(${fits}, (select coalesce(max(receipt_number), 0) + 1 from payments), null)`,
      fee: payment.fee,
      note: payment.checkoutId.startsWith("charge:")
        ? sql`(select kept_cards.brand || ' ' || kept_cards.last4 from kept_cards
            where kept_cards.booking_id = bookings.id order by kept_cards.created_at desc limit 1)`
        : null,
      receivedOn: calendarDateAt(now),
      createdAt: now,
    },
    sql`from (select 1) left join bookings on bookings.id = ${payment.bookingId}`,
  );
}

/** Runs before the payment in its batch, because only the first one of an unsigned hold extends it. */
export const prolongHoldQuery = (db: Database, bookingId: string, now: number) =>
  db
    .update(bookings)
    .set({ holdEndsAt: sql`${bookings.holdEndsAt} + ${timeToSign}`, updatedAt: now })
    .where(
      and(
        eq(bookings.id, bookingId),
        eq(bookings.status, "hold"),
        isNotNull(bookings.holdEndsAt),
        not(isSigned),
        sql`not exists (select 1 from payments where payments.booking_id = bookings.id
          and payments.receipt_number is not null)`,
      ),
    );

/**
 * Removes what payment `id` fulfills, and any announcement above what is left. Runs behind the payment in its batch.
 */
export const endAnnouncedQuery = (db: Database, id: string) =>
  db.delete(announcedPayments).where(
    sql`announced_payments.booking_id = (select booking_id from payments where id = ${id}) and exists (
      select 1 from payments inner join bookings on bookings.id = payments.booking_id
      where payments.id = ${id} and payments.status = 'paid' and payments.purpose <> 'tip'
        and ((payments.purpose = announced_payments.purpose and not exists (select 1 from announced_payments as other
            where other.booking_id = announced_payments.booking_id and other.purpose = announced_payments.purpose
              and other.is_by_other <> announced_payments.is_by_other and other.amount = payments.amount
              and announced_payments.amount <> payments.amount))
          or payments.amount = announced_payments.amount or announced_payments.amount > ${owedOfBooking}))`,
  );

interface ReceivedPayment {
  outcome: "paid" | "refunded" | "unmatched";
  heldAgain: boolean;
}

type PaymentEvent = StripeEvent & { paid: PaidSession; card: CardAtStripe | null };

const dateWasGone = "The date had gone to another booking when the payment came";

const nothingKnown = { refunds: [], disputes: [] };

/** Stores the payment with a refund of what is left. */
async function refuse(db: Database, event: PaymentEvent, atStripe: PaymentAtStripe, id: string, now: number) {
  const { bookingId, purpose, amount, currency, intentId } = event.paid;
  await db.batch([
    storeEventQuery(db, event, "refunded", now),
    db.insert(payments).values({
      id,
      bookingId,
      purpose,
      method: "card",
      amount,
      currency,
      status: "refunded",
      refundedAmount: amount,
      eventId: event.id,
      intentId,
      fee: atStripe.fee,
      receivedOn: calendarDateAt(now),
      createdAt: now,
    }),
    db.insert(refunds).values({
      id: event.id,
      paymentId: id,
      amount: leftOf(amount, atStripe),
      reason: dateWasGone,
      status: "pending",
      nextAttemptAt: now,
      createdAt: now,
    }),
    ...storeReturnedQueries(db, id, atStripe, nothingKnown, now),
    db.update(checkouts).set({ nextCheckAt: null, returnedAt: null }).where(eq(checkouts.id, event.paid.checkoutId)),
    ...keepCardQueries(db, id, event.card, now),
    queueTooLateQuery(db, id, now),
    queueNoticeQuery(db, id, now),
  ]);
}

/**
 * In one batch: a payment that fits counts, any other is unmatched, and one whose date has gone is refunded.
 * @throws when D1 does: nothing was stored
 */
export async function receivePayment(
  db: Database,
  event: PaymentEvent,
  atStripe: PaymentAtStripe,
  now: number,
): Promise<ReceivedPayment> {
  const { paid } = event;
  const id = crypto.randomUUID();
  const bookingId = paid.bookingId ?? "";
  const [found] = await db
    .select({
      due: paid.purpose === "tip" ? takesTip.as("due") : dueOf(paid.purpose),
      status: bookings.status,
      holdEndsAt: bookings.holdEndsAt,
      depositDue: dueOf("deposit").as("deposit_due"),
      isTaken: isTaken(now).as("is_taken"),
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  const isLeft = leftOf(paid.amount, atStripe) > 0;
  const due = found?.due ?? 0;
  const isAsked =
    paid.purpose === "tip" ? due === 1 : paid.purpose === "deposit" ? paid.amount === due : paid.amount <= due;
  const fits = isLeft && isAsked && paid.currency === "usd";
  const isLost = found !== undefined && statusAt(found, now) === "released";
  const store = [
    storePaymentQuery(db, { ...paid, id, eventId: event.id, isLeft, fee: atStripe.fee }, now),
    ...storeReturnedQueries(db, id, atStripe, nothingKnown, now),
    db
      .update(paymentEvents)
      .set({ outcome: sql`(select ${payments.status} from ${payments} where ${payments.id} = ${id})` })
      .where(eq(paymentEvents.id, event.id)),
    db
      .update(checkouts)
      .set({
        nextCheckAt: null,
        returnedAt: sql`iif((select payments.status from payments where payments.id = ${id}) = 'paid', ${now}, null)`,
      })
      .where(eq(checkouts.id, paid.checkoutId)),
    endAnnouncedQuery(db, id),
    ...keepCardQueries(db, id, event.card, now),
    queueReceiptQuery(db, id, now),
    queueNotDueQuery(db, id, now),
    queueNoticeQuery(db, id, now),
    ...confirmIfCompleteQueries(db, bookingId, now),
  ];
  if (!fits) {
    await db.batch([storeEventQuery(db, event, "unmatched", now), ...store]);
    return { outcome: isLeft ? "unmatched" : "refunded", heldAgain: false };
  }
  // Small sums must not hold a date again and again: they wait for the DJ, or go back where the date has gone.
  const isHeldAgain = isLost && paid.amount >= (found.depositDue ?? 0);
  if (isLost && !isHeldAgain && found.isTaken) {
    await refuse(db, event, atStripe, id, now);
    return { outcome: "refunded", heldAgain: false };
  }
  try {
    const hold = isHeldAgain
      ? holdAgainQueries(db, bookingId, now)
      : isLost
        ? []
        : [prolongHoldQuery(db, bookingId, now)];
    await db.batch([storeEventQuery(db, event, "paid", now), ...hold, ...store]);
    return { outcome: "paid", heldAgain: isHeldAgain };
  } catch (error) {
    if (!isPlaceGone(error)) throw error;
    await refuse(db, event, atStripe, id, now);
    return { outcome: "refunded", heldAgain: false };
  }
}

/** Breaks its batch when the event was seen before. */
export const storeEventQuery = (db: Database, { id, type, paid }: StripeEvent, outcome: EventOutcome, now: number) =>
  db.insert(paymentEvents).values({
    id,
    type,
    outcome,
    bookingId: paid?.bookingId ?? null,
    amount: paid?.amount ?? null,
    currency: paid?.currency ?? null,
    createdAt: now,
  });
