import { and, eq, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { BookingStatus } from "../../content/statuses.ts";
import type { Words } from "../../content/words/en/index.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { keptCards, payerOfBooking } from "../../database/schema/kept-cards.ts";
import { owedOfBooking } from "../../database/schema/payments.ts";
import type { Settings } from "../../env.ts";
import { type CalendarDate, calendarDateAt } from "../../platform/dates.ts";
import { minute } from "../../platform/durations.ts";
import { fill } from "../../platform/language.ts";
import { balanceDueOn } from "../bookings/client-view.ts";
import { stripeAt } from "./checkout.ts";
import type { WhyDeclined } from "./model.ts";
import { type BookingMoney, moneyOf, openParts } from "./money/model.ts";
import type { CardAtStripe } from "./payment-at-stripe.ts";
import { isRefusedForGood } from "./refunds.ts";

const isKept = isNull(keptCards.forgetAt);

/** Behind the payment `paymentId` in its batch. One that pays nothing more is forgotten; a newer one replaces an older. */
export function keepCardQueries(db: Database, paymentId: string, card: CardAtStripe | null, now: number) {
  if (card === null) return [];
  const { methodId, customerId, brand, last4 } = card;
  const ofPayment = sql`(select payments.booking_id from payments where payments.id = ${paymentId} and payments.status = 'paid')`;
  return [
    db
      .update(keptCards)
      .set({ forgetAt: now })
      .where(and(isKept, sql`${keptCards.bookingId} = ${ofPayment}`, ne(keptCards.methodId, methodId))),
    insertFrom(
      db,
      keptCards,
      {
        methodId,
        bookingId: sql`bookings.id`,
        customerId,
        brand,
        last4,
        payer: payerOfBooking,
        forgetAt: sql`iif(bookings.id = ${ofPayment} and ${owedOfBooking} > 0, null, ${now})`,
        createdAt: now,
      },
      sql`from bookings where bookings.id = (select payments.booking_id from payments where payments.id = ${paymentId})`,
    ).onConflictDoNothing({ target: keptCards.methodId }),
  ];
}

/** Also of what came to nothing, by the day for which it was tried. */
export const triedOfBooking =
  sql`(select json_group_array(json_object('dueOn', checkouts.due_on, 'declined', checkouts.declined))
  from checkouts where checkouts.booking_id = kept_cards.booking_id and checkouts.due_on is not null)`
    .mapWith((json: string): readonly Tried[] => JSON.parse(json))
    .as("tried");

interface Tried {
  dueOn: CalendarDate;
  declined: WhyDeclined | null;
}

export const keptCardQuery = (db: Database, bookingId: string | SQL<string>) =>
  db
    .select({ brand: keptCards.brand, last4: keptCards.last4, createdAt: keptCards.createdAt, tried: triedOfBooking })
    .from(keptCards)
    .where(and(isKept, eq(keptCards.bookingId, bookingId)));

/** "Visa ending 4242" */
export const cardIn = ({ money }: Words, { brand, last4 }: { brand: string; last4: string }): string =>
  fill(money.card, { brand, last4 });

export type KeptCard = Awaited<ReturnType<typeof keptCardQuery>>[number];

/** What falls due after it was kept, by the agreement in force. */
export function paidByCard(
  { createdAt, tried }: Pick<KeptCard, "createdAt" | "tried">,
  booking: { id: string; eventDate: CalendarDate; balanceDays: number },
  money: BookingMoney,
) {
  const keptOn = calendarDateAt(createdAt);
  return openParts(money, balanceDueOn(booking)).filter(
    ({ dueOn }) => dueOn > keptOn && tried.every((each) => each.dueOn !== dueOn),
  );
}

/** What a card that is kept `now` would pay, once `paying` (cents) has come. */
export const paidLater = (
  { booking, money }: { booking: Parameters<typeof paidByCard>[1] & { status: BookingStatus }; money: BookingMoney },
  paying: number,
  now: number,
) =>
  paidByCard({ createdAt: now, tried: [] }, booking, moneyOf({ ...money, paid: money.paid + paying }, booking.status));

export const endKeptCardQuery = (db: Database, bookingId: string, now: number) =>
  db
    .update(keptCards)
    .set({ forgetAt: now })
    .where(and(isKept, eq(keptCards.bookingId, bookingId)));

/** Once nothing is left, the booking has ended, or somebody else pays. */
export const endIdleCardsQuery = (db: Database, now: number) =>
  db
    .update(keptCards)
    .set({ forgetAt: now })
    .where(
      and(
        isKept,
        sql`not exists (select 1 from ${bookings} where bookings.id = ${keptCards.bookingId} and ${owedOfBooking} > 0
          and bookings.status in ('hold', 'confirmed', 'completed') and ${payerOfBooking} = ${keptCards.payer})`,
      ),
    );

/** Per run. */
const portion = 10;

/** Detaches ended ones at Stripe, then forgets them here. */
export async function forgetCards(db: Database, stripe: Settings["stripe"], now: number): Promise<void> {
  if ("unset" in stripe) return;
  const ended = await db
    .select({ methodId: keptCards.methodId })
    .from(keptCards)
    .where(lte(keptCards.forgetAt, now))
    .limit(portion);
  for (const { methodId } of ended) {
    const isGone = await (await stripeAt(stripe)).paymentMethods.detach(methodId).then(() => true, isRefusedForGood);
    const isIt = eq(keptCards.methodId, methodId);
    await (isGone
      ? db.delete(keptCards).where(isIt)
      : db
          .update(keptCards)
          .set({ forgetAt: now + 10 * minute })
          .where(isIt));
  }
}
