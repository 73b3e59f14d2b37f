import type { Database } from "../../database/client.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import type { Client } from "../portal/access/client.ts";
import { type LiveSession, liveSessionQuery } from "../portal/access/sessions.ts";
import { holdAgainQueries, isPlaceGone } from "./hold-date.ts";
import { ownBookingQuery } from "./own-booking.ts";
import { brokenHoldLimit, type Holder, type HoldLimit, noteHoldQuery, ownOpenHoldsQuery } from "./web-holds.ts";

/** Why a date was not held: somebody else has it, or whoever asks holds as much as the site gives. */
export type NotHeld = "date-gone" | HoldLimit;

/**
 * Holds the date again of a booking whose hold is over, as its client asks: once. Tells why not when it was not held; one that
 * is still held stays as it is.
 */
export async function holdAgain(db: Database, id: string, holder: Holder, now: number): Promise<"held" | NotHeld> {
  try {
    await db.batch([...holdAgainQueries(db, id, now), noteHoldQuery(db, id, holder, now)]);
    return "held";
  } catch (error) {
    const limit = brokenHoldLimit(error);
    if (limit) return limit;
    if (isPlaceGone(error)) return "date-gone";
    throw error;
  }
}

/** Why the date of a client's own booking is not held again, with the dates that they hold already where these are too many. */
export interface NotHeldAgain {
  why: NotHeld;
  dates: readonly string[];
}

/**
 * Holds the date of a client's own booking again whose hold has ended. One that is still held, or confirmed, stays as it is.
 *
 * @param network the keyed hash of where the client asks from
 * @returns with `refused`: why it was not; a booking that is over has lost its date
 * @throws when D1 does
 */
export async function holdOwnAgain(
  { db, sid, now }: Client,
  id: string,
  network: string,
): Promise<"signed-out" | "missing" | { session: LiveSession; refused: NotHeldAgain | null }> {
  const [[session], [booking]] = await db.batch([liveSessionQuery(db, sid, now), ownBookingQuery(db, sid, now, id)]);
  if (!session) return "signed-out";
  if (!booking) return "missing";
  const refused = (why: NotHeld, dates: readonly string[] = []) => ({ session, refused: { why, dates } });
  if (booking.status === "cancelled" || booking.status === "completed") return refused("date-gone");
  const mailbox = await mailboxKey(booking.clientEmail);
  const outcome = await holdAgain(db, id, { mailbox, network }, now);
  if (outcome === "held") return { session, refused: null };
  const dates = outcome === "mailbox-full" ? await ownOpenHoldsQuery(db, sid, mailbox, now) : [];
  return refused(
    outcome,
    dates.map(({ eventDate }) => eventDate),
  );
}
