import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { confirmIfCompleteQueries } from "../bookings/confirm.ts";
import { findBookingQuery } from "../bookings/read-booking.ts";
import type { Actor } from "../leads/move-lead.ts";
import { signaturesOfQuery } from "./signatures.ts";
import { countersignQuery, queueCopyQuery } from "./write-signatures.ts";

/**
 * Signs for the DJ, by hand, what the client of a booking has signed: both get the copy, and the booking is confirmed if
 * nothing else is left. Tells whether there was something to sign.
 */
export async function countersign(db: Database, bookingId: string, { by, now }: Actor): Promise<boolean> {
  const [[booking], [signed]] = await db.batch([findBookingQuery(db, bookingId), signaturesOfQuery(db, bookingId)]);
  if (!booking || !signed || signed.countersignedAt !== null) return false;
  const signatureId = signed.id;
  await db.batch([
    countersignQuery(db, signatureId, by, now),
    queueCopyQuery(db, { signatureId, recipient: booking.clientEmail, to: "client" }, true, now),
    queueCopyQuery(db, { signatureId, recipient: site.email, to: "desk" }, true, now),
    ...confirmIfCompleteQueries(db, bookingId, now),
  ]);
  return true;
}
