import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { clientRequests } from "../../database/schema/requests.ts";
import { contentKey } from "../../platform/http/forms/content-key.ts";
import { gatheredNoticeQueries } from "../../platform/mail/gathered-notices.ts";
import { ownBookingQuery } from "../bookings/own-booking.ts";
import { type LiveSession, liveSessionQuery } from "../portal/access/sessions.ts";
import type { ClientRequestInput } from "../portal/dashboard/form.ts";
import { insertRequestQuery } from "./client-requests.ts";
import { addRequestedSong } from "./song-of-request.ts";

/** What became of a request. `foreign`: it named another client's address or booking, and nothing was stored. */
export type Reception = { outcome: "stored" | "foreign"; session: LiveSession } | { outcome: "signed-out" };

/**
 * Stores a request of the client whose session is `sid`, with the DJ's notice, in one D1 batch: all or nothing, one round
 * trip. The same idempotency key again stores nothing. The song of a song request goes onto the list as well, in two more.
 *
 * @param now instant in milliseconds
 * @throws when D1 does; then nothing was stored
 */
export async function receiveRequest(
  db: Database,
  sid: string,
  form: ClientRequestInput,
  now: number,
): Promise<Reception> {
  const { type, subject, message, songRequest, bookingId, idempotencyKey } = form;
  const content = { type, subject, message, songRequest };
  const clientEmail = form.clientEmail?.toLowerCase() ?? null;
  const key = idempotencyKey ?? (await contentKey(content, now));
  const id = crypto.randomUUID();
  const [[session], owned] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, bookingId ?? ""),
    insertRequestQuery(db, sid, { id, key, content, clientEmail, bookingId }, now),
    ...gatheredNoticeQueries(
      db,
      "request",
      {
        mail: { kind: "client-request-notice", requestId: id },
        dedupeKey: `client-request-notice:${id}`,
        isTold: sql`exists (select 1 from ${clientRequests} where ${clientRequests.id} = ${id})`,
      },
      now,
    ),
  ]);
  if (!session) return { outcome: "signed-out" };
  const isOwn = (clientEmail ?? session.sess.email) === session.sess.email && (!bookingId || owned.length > 0);
  if (isOwn) await addRequestedSong({ db, sid, now }, form, { key, bookingId: bookingId ?? session.sess.bookingId });
  return { outcome: isOwn ? "stored" : "foreign", session };
}
