import { and, eq, inArray, not, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isSignedByAnyone } from "../../database/schema/bookings.ts";
import { paymentParts } from "../../database/schema/payments.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { insertPartsQuery } from "../bookings/insert-parts.ts";
import { balanceDaysWith } from "../bookings/make-booking.ts";
import type { PaymentPart } from "../prices/model.ts";

/** Not once anybody signed. Gives whether it was stored. */
export async function storeParts(
  db: Database,
  { id, eventDate }: { id: string; eventDate: CalendarDate },
  { parts, net }: { parts: readonly PaymentPart[]; net: number | null },
  now: number,
) {
  const isOpen = and(
    eq(bookings.id, id),
    inArray(bookings.status, ["hold", "confirmed", "released"]),
    not(isSignedByAnyone),
  );
  const { changed } = await batchOf(db, {
    changed: db
      .update(bookings)
      .set({ balanceDays: balanceDaysWith(net, eventDate, now), updatedAt: now })
      .where(isOpen)
      .returning({ id: bookings.id }),
    removed: db
      .delete(paymentParts)
      .where(and(eq(paymentParts.bookingId, id), sql`exists (select 1 from ${bookings} where ${isOpen})`)),
    stored: insertPartsQuery(db, parts, isOpen),
  });
  return changed.length > 0;
}
