import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { checkouts } from "../../../database/schema/payments.ts";
import type { Settings, StripeSettings } from "../../../env.ts";
import { day, hour, minute } from "../../../platform/durations.ts";
import { isRefusedForGood } from "../refunds.ts";
import { chargeCard } from "./charge-card.ts";
import { type Checkout, stripeAt } from "./checkout.ts";
import { receiveEvent } from "./receive-event.ts";
import { paidOf } from "./stripe-events.ts";

/** Milliseconds until Stripe is first asked. */
const firstCheck = 2 * minute;

/** 2, 6, 18 … minutes, six hours at most. */
const waitAfter = (checks: number): number => Math.min(firstCheck * 3 ** Math.min(checks, 6), 6 * hour);

/** Milliseconds after its end: a page that Stripe does not know any more was not paid. */
const goneAfter = day;

/** Per run. */
const portion = 10;

/** Of one booking per run, or many pages that nobody pays would keep others' payments waiting. */
const portionOfBooking = 2;

export const storeCheckoutQuery = (
  db: Database,
  id: string,
  { bookingId, purpose, amount, expiresAt }: Checkout,
  now: number,
) =>
  db
    .insert(checkouts)
    .values({ id, bookingId, purpose, amount, expiresAt, nextCheckAt: now + firstCheck, createdAt: now })
    .onConflictDoNothing({ target: checkouts.id });

const isOpen = isNotNull(checkouts.nextCheckAt);

type OpenCheckout = typeof checkouts.$inferSelect;

/** A date waits at least a day for a payment being confirmed. Runs before the page is marked as returned from. */
const keepHoldQuery = (db: Database, { id, bookingId }: Pick<OpenCheckout, "id" | "bookingId">, now: number) =>
  db
    .update(bookings)
    .set({ holdEndsAt: sql`max(${bookings.holdEndsAt}, ${now + day})` })
    .where(
      and(
        eq(bookings.id, bookingId),
        eq(bookings.status, "hold"),
        gt(bookings.holdEndsAt, now),
        sql`exists (select 1 from checkouts where checkouts.id = ${id} and checkouts.returned_at is null)`,
      ),
    );

/** Stores what was paid as an event would. Gives whether a date is held again. */
async function check(
  db: Database,
  stripe: StripeSettings,
  { id, bookingId, dueOn, ...charge }: OpenCheckout,
  now: number,
): Promise<boolean> {
  if (dueOn !== null) return chargeCard(db, stripe, { id, bookingId, dueOn, ...charge }, now);
  const session = await (await stripeAt(stripe)).checkout.sessions.retrieve(id).catch((error: unknown) => {
    if (charge.expiresAt + goneAfter > now || !isRefusedForGood(error)) throw error;
    return null;
  });
  const paid = session && paidOf(session);
  if (paid) {
    const event = { id: `checkout:${id}`, type: "checkout.session.completed", paid, intentId: paid.intentId };
    const { heldAgain, outcome } = await receiveEvent(db, stripe, event, now);
    await db.update(checkouts).set({ nextCheckAt: null }).where(eq(checkouts.id, id));
    return heldAgain || outcome === "paid";
  }
  const isComplete = session?.status === "complete";
  const marked = db
    .update(checkouts)
    .set({
      // Complete but unpaid, as by a bank, is on its way.
      returnedAt: isComplete ? sql`coalesce(${checkouts.returnedAt}, ${now})` : null,
      ...(!isComplete && charge.expiresAt <= now ? { nextCheckAt: null } : {}),
    })
    .where(and(eq(checkouts.id, id), isOpen));
  await (isComplete ? db.batch([keepHoldQuery(db, { id, bookingId }, now), marked]) : marked);
  return false;
}

/** Without an answer from Stripe the payment stays in confirmation. Gives whether a date has changed hands. */
export async function returnFromCheckout(
  db: Database,
  stripe: Settings["stripe"],
  { id, bookingId }: { id: string; bookingId: string },
  now: number,
): Promise<boolean> {
  const isReturned = and(eq(checkouts.id, id), eq(checkouts.bookingId, bookingId), isNull(checkouts.dueOn), isOpen);
  const [found] = await db.select().from(checkouts).where(isReturned);
  if (!found || "unset" in stripe) return false;
  try {
    return await check(db, stripe, found, now);
  } catch {
    await db.batch([
      keepHoldQuery(db, found, now),
      db
        .update(checkouts)
        .set({ returnedAt: now })
        .where(and(isReturned, isNull(checkouts.returnedAt))),
    ]);
    return false;
  }
}

/** In cents; null while nothing is stored. */
export async function paidAtCheckout(db: Database, { id, bookingId }: { id: string; bookingId: string }) {
  const [paid] = await db
    .select({ amount: checkouts.amount })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.id, id),
        eq(checkouts.bookingId, bookingId),
        isNull(checkouts.nextCheckAt),
        isNotNull(checkouts.returnedAt),
      ),
    );
  return paid?.amount ?? null;
}

/** A tip that Stripe has not confirmed yet. */
export const openTipQuery = (db: Database, bookingId: SQL | string) =>
  db
    .select({ amount: checkouts.amount })
    .from(checkouts)
    .where(
      and(eq(checkouts.bookingId, bookingId), eq(checkouts.purpose, "tip"), isNotNull(checkouts.returnedAt), isOpen),
    )
    .limit(1);

/** Gives whether a date has changed hands. */
export async function checkCheckouts(db: Database, stripe: Settings["stripe"], now: number): Promise<boolean> {
  if ("unset" in stripe) return false;
  const due = await db
    .select()
    .from(checkouts)
    .where(
      sql`${checkouts.id} in (select id from (select id, row_number() over (partition by booking_id order by next_check_at) as turn
        from checkouts where next_check_at <= ${now}) where turn <= ${portionOfBooking})`,
    )
    .orderBy(asc(checkouts.nextCheckAt))
    .limit(portion);
  let changed = false;
  for (const each of due) {
    const claimed = await db
      .update(checkouts)
      .set({ checks: each.checks + 1, nextCheckAt: now + waitAfter(each.checks + 1) })
      .where(and(eq(checkouts.id, each.id), eq(checkouts.checks, each.checks), lte(checkouts.nextCheckAt, now)))
      .returning({ id: checkouts.id });
    if (claimed.length === 0) continue;
    changed = (await check(db, stripe, each, now).catch(() => false)) || changed;
  }
  return changed;
}
