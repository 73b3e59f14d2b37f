import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { paymentParts } from "../../../database/schema/payments.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { insertPartsQuery } from "../../bookings/insert-parts.ts";
import type { BookingMoney, BookingSums } from "../../payments/money/model.ts";
import type { PaymentPart } from "../../prices/model.ts";

/**
 * What is still to come of the parts keeps its share of what is still to come when an amendment changes the price; in whole
 * dollars. Empty where nothing changes.
 */
export function replanned(
  { parts }: BookingMoney,
  was: Pick<BookingSums, "price" | "deposit">,
  is: Pick<BookingSums, "price" | "deposit">,
  today: CalendarDate,
): { before: { parts?: readonly PaymentPart[] }; after: { parts?: readonly PaymentPart[] } } {
  const before = parts.map(({ dueOn, amount }) => ({ dueOn, amount }));
  const settled = parts.map(({ dueOn, amount, left }) => (left > 0 && dueOn > today ? amount - left : amount));
  const rest = ({ price, deposit }: typeof was) => price - deposit - settled.reduce((sum, each) => sum + each, 0);
  const [open, next] = [rest(was), Math.max(0, rest(is))];
  const after = parts
    .map(({ dueOn, amount }, at) => {
      const stays = settled[at] ?? amount;
      return { dueOn, amount: stays + Math.round(((amount - stays) * next) / open / 100) * 100 };
    })
    .filter(({ amount }) => amount > 0);
  const isSame = open <= 0 || JSON.stringify(before) === JSON.stringify(after);
  return isSame ? { before: {}, after: {} } : { before: { parts: before }, after: { parts: after } };
}

/** Those of an accepted amendment take the place of the ones before. */
export const replacePartsQueries = (
  db: Database,
  bookingId: string,
  parts: readonly PaymentPart[] | undefined,
  accepted: SQL,
) =>
  [
    db
      .delete(paymentParts)
      .where(and(eq(paymentParts.bookingId, bookingId), sql`${parts !== undefined} and ${accepted}`)),
    insertPartsQuery(db, parts ?? [], and(eq(bookings.id, bookingId), accepted)),
  ] as const;
