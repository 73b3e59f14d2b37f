import { and, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { sumsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { keptCards, payerOfBooking } from "../../database/schema/kept-cards.ts";
import { checkouts, confirmingOfBooking, owedOfBooking } from "../../database/schema/payments.ts";
import { hasOpenPlan } from "../../database/schema/requests.ts";
import type { StripeSettings } from "../../env.ts";
import { addDays, calendarDateAt, instantAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { stripeAt } from "./checkout.ts";
import { paidByCard, triedOfBooking } from "./kept-card.ts";
import type { WhyDeclined } from "./model.ts";
import { moneyOf } from "./money/model.ts";
import { receiveEvent } from "./receive-event.ts";
import { isRefusedForGood } from "./refunds.ts";
import { chargedOf } from "./stripe-events.ts";

/** Days that missed minutes are made up for; the client is asked for what was due before. */
const daysBack = 3;

/** Milliseconds for which one key is tried: Stripe forgets it after a day, and would charge anew. */
const triedFor = 20 * hour;

/** Milliseconds: a bank may take its time. */
const timeout = 15_000;

/** Minutes of the day: nobody hears at night that a card was refused. */
const chargesFrom = 9 * 60;

/** Per run. */
const portion = 20;

const mayPay: SQL = sql`(bookings.status in ('confirmed', 'completed') and ${payerOfBooking} = kept_cards.payer
  and not exists (select 1 from announced_payments where announced_payments.booking_id = bookings.id and announced_payments.amount > 0)
  and not ${hasOpenPlan})`;

/** A row for each day that is due, once; `checkCheckouts` charges it. Nothing while money is on its way, or the client asks to cancel or move. */
export async function beginCharges(db: Database, now: number): Promise<void> {
  const today = calendarDateAt(now);
  if (now < instantAt(today, chargesFrom)) return;
  const first = addDays(today, -daysBack);
  const due = (day: SQL) => sql`${day} between ${first} and ${today}`;
  const found = await db
    .select({
      id: bookings.id,
      eventDate: bookings.eventDate,
      balanceDays: bookings.balanceDays,
      status: bookings.status,
      sums: sumsOfBooking,
      keptAt: sql<number>`kept_cards.created_at`.as("kept_at"),
      tried: triedOfBooking,
    })
    .from(keptCards)
    .innerJoin(bookings, eq(bookings.id, keptCards.bookingId))
    .where(
      and(
        isNull(keptCards.forgetAt),
        mayPay,
        sql`${confirmingOfBooking} = 0 and (${due(sql`date(bookings.event_date, -bookings.balance_days || ' days')`)}
          or exists (select 1 from payment_parts where payment_parts.booking_id = bookings.id and ${due(sql`payment_parts.due_on`)}))`,
      ),
    )
    .limit(portion);
  for (const booking of found) {
    const card = { createdAt: booking.keptAt, tried: booking.tried };
    const part = paidByCard(card, booking, moneyOf(booking.sums, booking.status)).find(
      ({ dueOn }) => dueOn >= first && dueOn <= today,
    );
    if (!part) continue;
    await insertFrom(
      db,
      checkouts,
      {
        id: `charge:${booking.id}:${part.dueOn}`,
        bookingId: sql`bookings.id`,
        purpose: "balance",
        amount: part.left,
        returnedAt: now,
        checks: 0,
        nextCheckAt: now,
        expiresAt: now + triedFor,
        dueOn: part.dueOn,
        createdAt: now,
      },
      sql`from bookings where bookings.id = ${booking.id} and ${owedOfBooking} >= ${part.left}`,
    ).onConflictDoNothing({ target: checkouts.id });
  }
}

type Charge = Pick<typeof checkouts.$inferSelect, "id" | "bookingId" | "amount" | "checks" | "expiresAt"> & {
  dueOn: string;
};

/** Nothing is charged again for that day: the client is asked to pay. */
async function stop(db: Database, { id, bookingId, dueOn }: Charge, why: WhyDeclined, now: number) {
  await db.batch([
    db
      .update(checkouts)
      .set({ declined: why, returnedAt: null, nextCheckAt: null })
      .where(and(eq(checkouts.id, id), isNotNull(checkouts.nextCheckAt))),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "balance-reminder",
        data: {
          bookingId: sql`bookings.id`,
          moment: sql`'declined'`,
          // Null: with the balance.
          part: sql`(select payment_parts.due_on from payment_parts where payment_parts.booking_id = bookings.id and payment_parts.due_on = ${dueOn})`,
        },
        recipient: bookings.clientEmail,
        event: [sql`bookings.id`, sql`${dueOn}`, sql`'declined'`],
        from: sql`${bookings} where bookings.id = ${bookingId} and ${isReachable(bookings.clientEmail)}
          and exists (select 1 from checkouts where checkouts.id = ${id} and checkouts.declined is not null)`,
      },
      now,
    ),
  ]);
}

const codeOf = (error: unknown) => (typeof error === "object" && error !== null && "code" in error ? error.code : null);

/**
 * Stripe charges once per key, so asking again also tells how the first try ended. The price may have gone down since.
 * @throws when D1 or Stripe cannot be asked, or Stripe has no answer yet
 */
export async function chargeCard(db: Database, stripe: StripeSettings, charge: Charge, now: number): Promise<boolean> {
  const { id, bookingId, amount, checks, expiresAt } = charge;
  const [card] = await db
    .select({ customerId: keptCards.customerId, methodId: keptCards.methodId })
    .from(keptCards)
    .innerJoin(bookings, eq(bookings.id, keptCards.bookingId))
    .where(and(eq(keptCards.bookingId, bookingId), isNull(keptCards.forgetAt), mayPay, gte(owedOfBooking, amount)));
  if (!card && checks === 0) {
    await db.delete(checkouts).where(eq(checkouts.id, id));
    return false;
  }
  if (!card || expiresAt <= now) {
    await stop(db, charge, "unanswered", now);
    return false;
  }
  const metadata = { booking: bookingId, purpose: "balance", charge: id };
  const client = await stripeAt(stripe);
  const answer = await client.paymentIntents
    .create(
      {
        amount,
        currency: "usd",
        customer: card.customerId,
        payment_method: card.methodId,
        allowed_payment_method_types: ["card"],
        off_session: true,
        confirm: true,
        metadata,
      },
      { idempotencyKey: id, timeout },
    )
    .catch((error: unknown) => {
      if (!isRefusedForGood(error)) throw error;
      return { refusal: codeOf(error) };
    });
  const paid = chargedOf(answer);
  if (!paid) {
    const isAsked = "refusal" in answer && answer.refusal === "authentication_required";
    await stop(db, charge, isAsked ? "authentication" : "declined", now);
    return false;
  }
  const event = { id, type: "payment_intent.succeeded", paid, intentId: paid.intentId };
  const { heldAgain, outcome } = await receiveEvent(db, stripe, event, now);
  await db.update(checkouts).set({ nextCheckAt: null }).where(eq(checkouts.id, id));
  return heldAgain || outcome === "paid";
}
