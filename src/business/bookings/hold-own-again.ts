import type { Client } from "../portal-access/client.ts";
import { type LiveSession, liveSessionQuery } from "../portal-access/sessions.ts";
import { holdAgainQueries, isPlaceGone } from "./hold-date.ts";
import { ownBookingQuery } from "./own-booking.ts";

/**
 * Holds the date of a client's own booking again whose hold has ended. One that is still held, or confirmed, stays as it is.
 *
 * @returns `gone`: somebody else has the date, or the booking is over
 * @throws when D1 does
 */
export async function holdOwnAgain(
  { db, sid, now }: Client,
  id: string,
): Promise<"signed-out" | "missing" | { session: LiveSession; gone: boolean }> {
  const [[session], [booking]] = await db.batch([liveSessionQuery(db, sid, now), ownBookingQuery(db, sid, now, id)]);
  if (!session) return "signed-out";
  if (!booking) return "missing";
  if (booking.status === "cancelled" || booking.status === "completed") return { session, gone: true };
  try {
    await db.batch(holdAgainQueries(db, id, now));
    return { session, gone: false };
  } catch (error) {
    if (isPlaceGone(error)) return { session, gone: true };
    throw error;
  }
}
