import { and, eq, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import { site } from "../../../content/site.ts";
import type { BookingStatus } from "../../../content/statuses.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { keptCards, payerOfBooking } from "../../../database/schema/kept-cards.ts";
import { owedOfBooking } from "../../../database/schema/payments.ts";
import { hasOpenPlan, proposesDate } from "../../../database/schema/requests.ts";
import type { Settings } from "../../../env.ts";
import { addDays, type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { day, minute } from "../../../platform/durations.ts";
import { briefDateIn, fill } from "../../../platform/language.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../../platform/mail/outbox.ts";
import { dollars } from "../../../platform/money.ts";
import { balanceDueOn } from "../../bookings/client-view.ts";
import { numberSet } from "../../settings/store.ts";
import type { PaymentMethod, WhyDeclined } from "../model.ts";
import { type BookingMoney, moneyOf, openParts } from "../money/model.ts";
import { isRefusedForGood } from "../refunds.ts";
import { stripeAt } from "./checkout.ts";
import type { CardAtStripe } from "./payment-at-stripe.ts";

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

const isOfBooking = sql`disputes inner join payments on payments.id = disputes.payment_id where payments.booking_id = bookings.id`;

/** With `kept_cards`: since the card was kept, a bank took a payment back for good. */
const isTakenBack = sql`${isOfBooking} and disputes.status = 'lost' and disputes.created_at >= ${keptCards.createdAt}`;

/**
 * Of a row of `bookings`: other money is on its way, its client's bank takes a payment back, or the event may move or end.
 * What another payer announced, the client cannot take back: it is waited for as long as a hold does.
 */
export const cardWaits = (now: number): SQL => sql`(exists (select 1 from announced_payments
    where announced_payments.booking_id = bookings.id and announced_payments.amount > 0
      and (announced_payments.is_by_other = 0 or announced_payments.created_at > ${now} - ${numberSet("transferDays")} * ${day}))
  or exists (select 1 from ${isOfBooking} and not disputes.is_closed) or ${hasOpenPlan} or ${proposesDate})`;

export const keptCardQuery = (db: Database, bookingId: string | SQL<string>, now: number) =>
  db
    .select({
      brand: keptCards.brand,
      last4: keptCards.last4,
      createdAt: keptCards.createdAt,
      tried: triedOfBooking,
      waits: cardWaits(now).mapWith(Boolean).as("waits"),
    })
    .from(keptCards)
    .innerJoin(bookings, eq(bookings.id, keptCards.bookingId))
    .where(and(isKept, eq(keptCards.bookingId, bookingId), eq(keptCards.payer, payerOfBooking)));

/** "Visa ending 4242" */
export const cardIn = ({ money }: Words, { brand, last4 }: { brand: string; last4: string }): string =>
  fill(money.card, { brand, last4 });

/** "Card", or the kept one that paid it: "Visa 4242". */
export function howPaidIn(words: Words, method: PaymentMethod, card: string | null): string {
  const [, brand, last4] = /^(.*) (\S+)$/.exec((method === "card" && card) || "") ?? [];
  return brand && last4 ? cardIn(words, { brand, last4 }) : words.money.methods[method];
}

export type KeptCard = Awaited<ReturnType<typeof keptCardQuery>>[number];

/** Days that missed minutes are made up for; the client is asked for what was due before. */
export const firstCharged = (today: CalendarDate): CalendarDate => addDays(today, -3);

/** What falls due after it was kept, by the agreement in force. */
export function paidByCard(
  { createdAt, tried }: Pick<KeptCard, "createdAt" | "tried">,
  booking: { id: string; eventDate: CalendarDate; balanceDays: number },
  money: BookingMoney,
  today: CalendarDate,
) {
  const keptOn = calendarDateAt(createdAt);
  return openParts(money, balanceDueOn(booking)).filter(
    ({ dueOn }) => dueOn > keptOn && dueOn >= firstCharged(today) && tried.every((each) => each.dueOn !== dueOn),
  );
}

/** "Visa ending 4242 pays $300 on March 3."; null where something is to be paid before. */
export function nextByCardIn(
  words: Words,
  {
    card,
    booking,
    money,
  }: {
    card: KeptCard | null;
    booking: Parameters<typeof paidByCard>[1] & { status: BookingStatus };
    money: BookingMoney;
  },
  today: CalendarDate,
): string | null {
  if (!card || card.waits || (booking.status !== "confirmed" && booking.status !== "completed")) return null;
  const [open] = openParts(money, balanceDueOn(booking));
  const next = paidByCard(card, booking, money, today).find(({ dueOn }) => dueOn >= today && dueOn === open?.dueOn);
  return next
    ? fill(words.pay.kept.next, {
        card: cardIn(words, card),
        amount: dollars(next.left),
        date: briefDateIn(words.formats, next.dueOn),
      })
    : null;
}

/** What a card that is kept `now` would pay, once `paying` (cents) has come. */
export const paidLater = (
  { booking, money }: { booking: Parameters<typeof paidByCard>[1] & { status: BookingStatus }; money: BookingMoney },
  paying: number,
  now: number,
) =>
  paidByCard(
    { createdAt: now, tried: [] },
    booking,
    moneyOf({ ...money, paid: money.paid + paying }, booking.status),
    calendarDateAt(now),
  );

const isStanding = sql`bookings.status in ('hold', 'confirmed', 'completed')`;

/** Not of whoever had the booking before them. */
const isTheirs = sql`instr(${keptCards.payer}, ${bookings.clientEmail} || ' ') = 1`;

/** To the client and the DJ, unless they did it: of kept cards with `bookings`, before what ends them. */
const endedMailQueries = (db: Database, by: "client" | "dj" | null, which: SQL, now: number) =>
  (["client", "dj"] as const)
    .filter((each) => each !== by)
    .map((to) =>
      queueMailsOfRowsQuery(
        db,
        {
          kind: "card-ended",
          data: { bookingId: keptCards.bookingId, card: sql`${keptCards.brand} || ' ' || ${keptCards.last4}` },
          recipient: to === "dj" ? sql`${site.email}` : bookings.clientEmail,
          event: [keptCards.methodId, sql`${to}`],
          from: sql`${keptCards} inner join ${bookings} on ${bookings.id} = ${keptCards.bookingId}
            where ${isKept} and ${owedOfBooking} > 0 and ${which} and (${to} = 'dj' or ${isReachable(bookings.clientEmail)} and ${isTheirs})`,
        },
        now,
      ),
    );

export const endKeptCard = (db: Database, bookingId: string, by: "client" | "dj", now: number) =>
  batchOf(db, {
    told: endedMailQueries(db, by, eq(keptCards.bookingId, bookingId), now),
    ended: db
      .update(keptCards)
      .set({ forgetAt: now })
      .where(and(isKept, eq(keptCards.bookingId, bookingId))),
  });

/** Once nothing is left, the booking has ended, somebody else pays, or the bank took a payment back for good. */
export const endIdleCards = (db: Database, now: number) =>
  batchOf(db, {
    told: endedMailQueries(
      db,
      null,
      sql`${isStanding} and (${payerOfBooking} <> ${keptCards.payer} or exists (select 1 from ${isTakenBack}))`,
      now,
    ),
    ended: db
      .update(keptCards)
      .set({ forgetAt: now })
      .where(
        and(
          isKept,
          sql`not exists (select 1 from ${bookings} where bookings.id = ${keptCards.bookingId} and ${owedOfBooking} > 0
          and ${isStanding} and ${payerOfBooking} = ${keptCards.payer}
          and not exists (select 1 from ${isTakenBack}))`,
        ),
      ),
  });

/** Per run. */
const portion = 10;

/** Detaches ended ones at Stripe, then forgets them here: after a charge without an answer, which is looked for by them. */
export async function forgetCards(db: Database, stripe: Settings["stripe"], now: number): Promise<void> {
  if ("unset" in stripe) return;
  const ended = await db
    .select({ methodId: keptCards.methodId })
    .from(keptCards)
    .where(
      and(
        lte(keptCards.forgetAt, now),
        sql`not exists (select 1 from checkouts where checkouts.booking_id = kept_cards.booking_id
          and checkouts.due_on is not null and checkouts.next_check_at is not null)`,
      ),
    )
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
