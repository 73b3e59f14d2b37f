import type { Database } from "../../../db/client.ts";
import { eventDateOf } from "../../bookings/client-view.ts";
import { ownBookingId, ownBookingQuery } from "../../bookings/own-booking.ts";
import { liveSessionQuery } from "../../portal-access/sessions.ts";
import { issueKey, renewKeyQueries } from "./issue-key.ts";
import type { keyWishOf } from "./key-wish.ts";
import { keysOfBookingQuery, momentChoicesQuery, revokeKeyQuery } from "./keys.ts";

/** Who asks, about which booking: null for the one that the portal shows by itself. */
interface Asker {
  db: Database;
  sid: string;
  now: number;
  asked: string | null;
}

/** The keys to the plan of a client's booking, in one round trip; null without a live session, none found for another's booking. */
export async function readOwnKeys({ db, sid, now, asked }: Asker) {
  const id = ownBookingId(sid, now, asked);
  const [[session], [booking], keys, moments] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, asked),
    keysOfBookingQuery(db, id),
    momentChoicesQuery(db, id),
  ]);
  if (!session) return null;
  return { session, found: booking ? { booking, keys, moments } : null };
}

/** Issues a key as a client asks for it; null without a live session, no booking for another's. `refused`: what is wrong with it. */
export async function issueOwnKey({ db, sid, now, asked }: Asker, form: Parameters<typeof keyWishOf>[0]) {
  const [[session], [booking]] = await db.batch([liveSessionQuery(db, sid, now), ownBookingQuery(db, sid, now, asked)]);
  if (!session) return null;
  if (!booking) return { session, found: false, refused: null };
  const refused = await issueKey(db, ownBookingId(sid, now, booking.id), eventDateOf(booking), form, now);
  return { session, found: true, refused };
}

/** Revokes a key of a client's booking, or gives it a new link; null without a live session, not found for another's booking. */
export async function changeOwnKey({ db, sid, now, asked }: Asker, id: string, change: "revoke" | "renew") {
  const booking = ownBookingId(sid, now, asked);
  const asker = [liveSessionQuery(db, sid, now), ownBookingQuery(db, sid, now, asked)] as const;
  const [[session], [found], [changed]] =
    change === "revoke"
      ? await db.batch([...asker, revokeKeyQuery(db, booking, id, now)])
      : await db.batch([...asker, ...renewKeyQueries(db, booking, id, now)]);
  return session ? { session, found: found !== undefined, changed: changed !== undefined } : null;
}
