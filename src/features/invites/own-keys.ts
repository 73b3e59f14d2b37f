import type { Database } from "../../database/client.ts";
import { clientStateQuery, opensOnce } from "../bookings/client-state.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/own-booking.ts";
import { liveSessionQuery } from "../portal/access/sessions.ts";
import { issueKey, renewalOf, renewKeyQueries } from "./issue-key.ts";
import type { keyWishOf } from "./key-wish.ts";
import { keysOfBookingQuery, momentChoicesQuery, revokeKeyQuery } from "./keys.ts";

/** Who asks, about which booking: null for the one that the portal shows by itself. */
interface Asker {
  db: Database;
  sid: string;
  now: number;
  asked: string | null;
}

/**
 * The keys to the plan of a client's booking, in one round trip; null without a live session, none found for another's booking.
 * `opens`: what has to come first, before a key can be given.
 */
export async function readOwnKeys({ db, sid, now, asked }: Asker) {
  const id = ownBookingId(sid, now, asked);
  const [[session], [booking], [state], keys, moments] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, asked),
    clientStateQuery(db, id, now),
    keysOfBookingQuery(db, id),
    momentChoicesQuery(db, id),
  ]);
  if (!session) return null;
  return { session, found: booking ? { booking, keys, moments, opens: opensOnce(state, now) } : null };
}

/** Issues a key as a client asks for it; null without a live session, no booking for another's. `refused`: what is wrong with it. */
export async function issueOwnKey({ db, sid, now, asked }: Asker, form: Parameters<typeof keyWishOf>[0]) {
  const [[session], [booking], [state]] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, asked),
    clientStateQuery(db, ownBookingId(sid, now, asked), now),
  ]);
  if (!session) return null;
  if (!booking) return { session, found: false, refused: null };
  const opens = opensOnce(state, now);
  if (opens) return { session, found: true, refused: { status: 409, issues: [{ path: "", message: opens }] } as const };
  const giver = { ...{ db, now }, booking: ownBookingId(sid, now, booking.id), by: "client" } as const;
  return { session, found: true, refused: await issueKey(giver, eventDateOf(booking), form) };
}

/** Revokes a key of a client's booking, or gives it a new link; null without a live session, not found for another's booking. */
export async function changeOwnKey({ db, sid, now, asked }: Asker, id: string, change: "revoke" | "renew") {
  const booking = ownBookingId(sid, now, asked);
  const asker = [
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, asked),
    clientStateQuery(db, booking, now),
  ] as const;
  if (change === "revoke") {
    const [[session], [found], , revoked] = await db.batch([...asker, revokeKeyQuery(db, booking, id, now)]);
    if (!session) return null;
    return { session, found: found !== undefined, opens: null, done: revoked.length > 0 ? "revoked" : "unchanged" };
  }
  const giver = { db, booking, by: "client", now } as const;
  const [[session], [found], [state], mailed, , renewed] = await db.batch([...asker, ...renewKeyQueries(giver, id)]);
  if (!session) return null;
  return { session, found: found !== undefined, opens: opensOnce(state, now), done: renewalOf(mailed, renewed) };
}
