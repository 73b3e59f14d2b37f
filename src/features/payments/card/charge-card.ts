import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { sumsOfBooking } from "../../../database/booking-sums.ts";
import type { Database } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { keptCards, payerOfBooking } from "../../../database/schema/kept-cards.ts";
import { checkouts, confirmingOfBooking, owedOfBooking } from "../../../database/schema/payments.ts";
import { hasOpenPlan } from "../../../database/schema/requests.ts";
import type { StripeSettings } from "../../../env.ts";
import { calendarDateAt, instantAt } from "../../../platform/dates.ts";
import { hour } from "../../../platform/durations.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../../platform/mail/outbox.ts";
import { balanceDueOn } from "../../bookings/client-view.ts";
import type { WhyDeclined } from "../model.ts";
import { moneyOf, openParts } from "../money/model.ts";
import { isRefusedForGood } from "../refunds.ts";
import { stripeAt } from "./checkout.ts";
import { cardWaits, firstCharged, paidByCard, triedOfBooking } from "./kept-card.ts";
import { receiveEvent } from "./receive-event.ts";
import { chargedOf, type PaidSession } from "./stripe-events.ts";

/** Milliseconds for which one key is tried: Stripe forgets it after a day, and would charge anew. */
const triedFor = 20 * hour;

/** Milliseconds: a bank may take its time. */
const timeout = 15_000;

/** Minutes of the day: nobody hears at night that a card was refused. */
const chargesFrom = 9 * 60;

/** Per run. */
const portion = 100;

const mayPay = (
  now: number,
): SQL => sql`(bookings.status in ('confirmed', 'completed') and ${payerOfBooking} = kept_cards.payer
  and not ${cardWaits(now)})`;

/** A page at Stripe that may still be paid: each ends within hours. */
const hasOpenPage: SQL = sql`exists (select 1 from checkouts where checkouts.booking_id = bookings.id
  and checkouts.due_on is null and checkouts.purpose <> 'tip' and checkouts.next_check_at is not null)`;

const balanceDay: SQL = sql`date(bookings.event_date, -bookings.balance_days || ' days')`;

/** A row for each day that is due, once; `checkCheckouts` charges it. */
export async function beginCharges(db: Database, now: number): Promise<void> {
  const today = calendarDateAt(now);
  if (now < instantAt(today, chargesFrom)) return;
  const due = (
    dueOn: SQL,
  ) => sql`(${dueOn} between ${firstCharged(today)} and ${today} and not exists (select 1 from checkouts
    where checkouts.booking_id = bookings.id and checkouts.due_on = ${dueOn}))`;
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
        mayPay(now),
        sql`${confirmingOfBooking} = 0 and not ${hasOpenPage} and (${due(balanceDay)} or exists (select 1 from payment_parts
          where payment_parts.booking_id = bookings.id and payment_parts.due_on < ${balanceDay} and ${due(sql`payment_parts.due_on`)}))`,
      ),
    )
    .limit(portion);
  for (const booking of found) {
    const card = { createdAt: booking.keptAt, tried: booking.tried };
    const part = paidByCard(card, booking, moneyOf(booking.sums, booking.status), today).find(
      ({ dueOn }) => dueOn <= today,
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
      sql`from bookings where bookings.id = ${booking.id} and ${owedOfBooking} >= ${part.left} and not ${hasOpenPage}`,
    ).onConflictDoNothing({ target: checkouts.id });
  }
}

type Charge = Pick<typeof checkouts.$inferSelect, "id" | "bookingId" | "amount" | "checks" | "expiresAt"> & {
  dueOn: string;
};

/** Nothing is charged again for that day: the client is asked to pay, unless they ask to cancel or move. */
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
        from: sql`${bookings} where bookings.id = ${bookingId} and ${isReachable(bookings.clientEmail)} and not ${hasOpenPlan}
          and exists (select 1 from checkouts where checkouts.id = ${id} and checkouts.declined is not null)`,
      },
      now,
    ),
  ]);
}

const codeOf = (error: unknown) => (typeof error === "object" && error !== null && "code" in error ? error.code : null);

/** The answer may have been lost. */
async function chargedBefore(
  db: Database,
  client: Awaited<ReturnType<typeof stripeAt>>,
  { id, bookingId }: Charge,
): Promise<PaidSession | null> {
  const customers = await db
    .selectDistinct({ customer: keptCards.customerId })
    .from(keptCards)
    .where(eq(keptCards.bookingId, bookingId));
  for (const { customer } of customers) {
    const { data } = await client.paymentIntents.list({ customer, limit: 100 }, { timeout }).catch((error: unknown) => {
      if (!isRefusedForGood(error)) throw error;
      return { data: [] };
    });
    const paid = data.map(chargedOf).find((each) => each?.checkoutId === id);
    if (paid) return paid;
  }
  return null;
}

/**
 * Asks first how an earlier try ended; Stripe charges once per key. The part may have been paid, or made smaller, since.
 * @throws when D1 or Stripe cannot be asked, or Stripe has no answer yet
 */
export async function chargeCard(db: Database, stripe: StripeSettings, charge: Charge, now: number): Promise<boolean> {
  const { id, bookingId, amount, checks, expiresAt, dueOn } = charge;
  const client = await stripeAt(stripe);
  const before = checks > 0 ? await chargedBefore(db, client, charge) : null;
  if (before) return settle(db, stripe, before, now);
  const [found] = await db
    .select({
      customerId: keptCards.customerId,
      methodId: keptCards.methodId,
      id: bookings.id,
      eventDate: bookings.eventDate,
      balanceDays: bookings.balanceDays,
      status: bookings.status,
      sums: sumsOfBooking,
    })
    .from(keptCards)
    .innerJoin(bookings, eq(bookings.id, keptCards.bookingId))
    .where(and(eq(keptCards.bookingId, bookingId), isNull(keptCards.forgetAt), mayPay(now)));
  const parts = found ? openParts(moneyOf(found.sums, found.status), balanceDueOn(found)) : [];
  const card = parts.some((part) => part.dueOn === dueOn && part.left >= amount) ? found : null;
  if (!card && checks === 0) {
    await db.delete(checkouts).where(eq(checkouts.id, id));
    return false;
  }
  if (!card || expiresAt <= now) {
    await stop(db, charge, "unanswered", now);
    return false;
  }
  const metadata = { booking: bookingId, purpose: "balance", charge: id };
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
  if (paid) return settle(db, stripe, paid, now);
  const isAsked = "refusal" in answer && answer.refusal === "authentication_required";
  await stop(db, charge, isAsked ? "authentication" : "declined", now);
  return false;
}

async function settle(db: Database, stripe: StripeSettings, paid: PaidSession, now: number): Promise<boolean> {
  const id = paid.checkoutId;
  const event = { id, type: "payment_intent.succeeded", paid, intentId: paid.intentId };
  const { heldAgain, outcome } = await receiveEvent(db, stripe, event, now);
  await db.update(checkouts).set({ nextCheckAt: null }).where(eq(checkouts.id, id));
  return heldAgain || outcome === "paid";
}
