import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import { brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { owedOfBooking, payments } from "../../database/schema/payments.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { dropReceiptMailQuery, tellAnewQuery } from "../../platform/mail/claim-mails.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import { confirmIfCompleteQueries } from "../bookings/confirm-booking.ts";
import { holdAgainQueries, isPlaceGone } from "../bookings/holds/holds.ts";
import { statusAt } from "../bookings/model.ts";
import type { ExtraUse, PaymentMethod, ReceivedPurpose } from "./model.ts";
import { queueReceiptQuery, queueUnmarkedQuery } from "./queue-mails.ts";
import { endAnnouncedQuery, prolongHoldQuery } from "./receive-payment.ts";

/** Amount in cents; `key` is the form's own. */
export interface MarkedPayment {
  key: string;
  bookingId: string;
  purpose: ReceivedPurpose;
  method: Exclude<PaymentMethod, "card">;
  amount: number;
  receivedOn: CalendarDate;
  /** For what is more than owed; null until chosen. */
  extra: ExtraUse | null;
  note: string | null;
  by: string;
}

/** `gone`: no such booking; `holds-nothing`: it is canceled, or its date is not to be had; `extra`: cents more than owed. */
export type Marked = "marked" | "holds-nothing" | "gone" | { extra: number };

export const tipOf = (id: string): string => `${id}:tip`;

/**
 * It may be partial; a surplus is a credit or a tip. What comes after the booking was canceled, or its date has gone, is
 * noted, and holds no date. The same form changes nothing.
 */
export async function markPayment(db: Database, mark: MarkedPayment, now: number): Promise<Marked> {
  try {
    return await storeMarked(db, mark, now, true).catch((error: unknown) => {
      if (isPlaceGone(error)) return storeMarked(db, mark, now, false);
      throw error;
    });
  } catch (error) {
    if (brokenConstraint(error) === "payments.id") return "marked";
    throw error;
  }
}

/** `holds`: a hold that has ended begins anew. */
async function storeMarked(db: Database, mark: MarkedPayment, now: number, holds: boolean): Promise<Marked> {
  const { key, bookingId, purpose, method, amount, receivedOn, extra, note, by } = mark;
  const isThere = sql`exists (select 1 from ${payments} where ${payments.id} = ${key})`;
  // Stores nothing if less is owed than was read.
  const storeQuery = (id: string, of: ReceivedPurpose, part: number, fits: SQL) =>
    insertFrom(
      db,
      payments,
      {
        id,
        bookingId: sql`bookings.id`,
        purpose: of,
        method,
        amount: part,
        currency: "usd",
        status: "paid",
        receiptNumber: sql`(select coalesce(max(receipt_number), 0) + 1 from payments)`,
        note,
        by,
        receivedOn,
        createdAt: now,
      },
      sql`from bookings where bookings.id = ${bookingId} and ${fits}`,
    );
  const [[booking], existing] = await db.batch([
    db
      .select({ status: bookings.status, holdEndsAt: bookings.holdEndsAt, owed: owedOfBooking })
      .from(bookings)
      .where(eq(bookings.id, bookingId)),
    db.select({ id: payments.id }).from(payments).where(eq(payments.id, key)),
  ]);
  if (existing.length > 0) return "marked";
  if (!booking) return "gone";
  const isLost = statusAt(booking, now) === "released";
  const holdsNothing = booking.status === "cancelled" || (isLost && !holds);
  const owed = holdsNothing ? amount : Math.max(0, booking.owed);
  if (amount > owed && purpose !== "tip" && extra === null) return { extra: amount - owed };
  // Runs before the payment is stored, because only the first one extends a hold.
  const hold = isLost ? holdAgainQueries(db, bookingId, now) : ([prolongHoldQuery(db, bookingId, now)] as const);
  const tip = purpose === "tip" ? amount : extra === "tip" ? Math.max(0, amount - owed) : 0;
  const paid = amount - tip;
  const fits = extra === "credit" || tip === amount || holdsNothing ? sql`true` : sql`${paid} <= ${owedOfBooking}`;
  const isStored = db.select({ id: payments.id }).from(payments).where(eq(payments.id, key));
  const { stored } = await batchOf(db, {
    before: isStored,
    hold: tip === amount || holdsNothing ? [] : hold,
    payment: storeQuery(key, paid > 0 ? purpose : "tip", paid > 0 ? paid : tip, fits),
    tip: tip > 0 && paid > 0 ? storeQuery(tipOf(key), "tip", tip, isThere) : null,
    announced: endAnnouncedQuery(db, key),
    receipt: queueReceiptQuery(db, key, now),
    audit: auditQuery(db, { what: "payment-marked", who: by, about: bookingId }, now, isThere),
    confirmed: holdsNothing ? [] : confirmIfCompleteQueries(db, bookingId, now),
    stored: isStored,
  });
  if (stored.length === 0) return { extra: amount };
  return holdsNothing && tip !== amount ? "holds-nothing" : "marked";
}

/** `tell`: mails the client, with the reason. */
interface Unmarking {
  id: string;
  reason: string;
  tell: boolean;
  by: string;
}

/**
 * The payment and its tip stop counting but keep their numbers; a confirmed booking stays so. Not for card payments,
 * nor partly refunded ones.
 * @returns its booking; null when nothing changed
 */
export async function unmarkPayment(db: Database, { id, reason, tell, by }: Unmarking, now: number) {
  const isDone = sql`exists (select 1 from ${payments} where ${payments.id} = ${id} and ${payments.unmarkedAt} = ${now})`;
  const [unmarked] = await db.batch([
    db
      .update(payments)
      .set({ status: "unmarked", unmarkedAt: now, unmarkedBy: by, unmarkReason: reason })
      .where(
        and(
          eq(payments.id, id),
          ne(payments.method, "card"),
          eq(payments.status, "paid"),
          eq(payments.refundedAmount, 0),
        ),
      )
      .returning({ bookingId: payments.bookingId }),
    db
      .update(payments)
      .set({ status: "unmarked", unmarkedAt: now, unmarkedBy: by, unmarkReason: reason })
      .where(and(eq(payments.id, tipOf(id)), eq(payments.status, "paid"), eq(payments.refundedAmount, 0), isDone)),
    ...(tell ? [queueUnmarkedQuery(db, id, now)] : []),
    dropReceiptMailQuery(db, id, isDone),
    tellAnewQuery(db, id, now, isDone),
    auditQuery(db, { what: "payment-unmarked", who: by, about: id }, now, isDone),
  ]);
  return unmarked[0]?.bookingId ?? null;
}
