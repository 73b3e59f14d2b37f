import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { clientRequests } from "../../database/schema/requests.ts";
import { contentKey } from "../../platform/http/forms/form-body.ts";
import { sha256 } from "../../platform/links/signed-link.ts";
import { gatheredNoticeQueries } from "../../platform/mail/gathered-notices.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { ownBookingQuery } from "../bookings/client-bookings.ts";
import { changeList } from "../changes/change-list.ts";
import { changeBy } from "../changes/items.ts";
import { liveSessionQuery, type OfClient, ofClient } from "../portal/access/sessions.ts";
import type { ClientRequestInput } from "../portal/dashboard/form.ts";
import { songList } from "../songs/store.ts";
import { insertRequestQuery, type RequestContent } from "./read-requests.ts";

/** As in "Slow Tide - The Harbor Lights". */
function namedSong(line: string): { title: string; artist: string | null } {
  const [, title, artist] = /^(.*\S)\s+[-–—]\s+(\S.*)$/u.exec(line) ?? [];
  return title && artist ? { title, artist } : { title: line, artist: null };
}

/** `key` is the request's own, so that repeats add nothing. */
async function addRequestedSong(
  client: { db: Database; sid: string; now: number },
  { type, songRequest, subject }: RequestContent,
  { key, bookingId }: { key: string; bookingId: string },
): Promise<void> {
  if (type !== "song-request" || !songRequest) return;
  const nothingKnown = { momentId: null, seconds: null, explicit: null };
  const words = { ...namedSong(songRequest), note: subject, preference: "play-if-possible", ...nothingKnown } as const;
  const { db, sid, now } = client;
  const context = { db, caller: { sid, keySid: "", booking: bookingId }, now };
  const id = await sha256(`request:${sid}:${key}`);
  await changeList(songList, context, id, (items, { isContested }) =>
    changeBy(songList, items, { kind: "add", id, words, place: "end" }, isContested),
  );
}

/**
 * The same answer again does nothing; another one replaces it and is mailed. `reply` runs last in the batch.
 * @returns whether there is such a request
 */
export async function answerRequest(
  db: Database,
  {
    id,
    response,
    papers = [],
    reply = null,
  }: {
    id: string;
    response: string | SQL;
    papers?: readonly { id: string; label: string }[];
    reply?: BatchItem<"sqlite"> | null;
  },
  now: number,
): Promise<boolean> {
  const { known } = await batchOf(db, {
    answered: db
      .update(clientRequests)
      .set({ adminResponse: response, respondedAt: now, status: "completed", updatedAt: now })
      .where(
        and(
          eq(clientRequests.id, id),
          or(
            isNull(clientRequests.adminResponse),
            ne(clientRequests.adminResponse, response),
            ne(clientRequests.status, "completed"),
          ),
        ),
      ),
    mailed: queueMailsOfRowsQuery(
      db,
      {
        kind: "client-request-reply",
        data: { requestId: clientRequests.id, papers: sql`json(${JSON.stringify(papers)})` },
        recipient: clientRequests.clientEmail,
        event: [clientRequests.id, clientRequests.updatedAt],
        from: sql`${clientRequests} where ${and(eq(clientRequests.id, id), eq(clientRequests.respondedAt, now))}`,
      },
      now,
    ),
    known: db.select({ id: clientRequests.id }).from(clientRequests).where(eq(clientRequests.id, id)),
    reply,
  });
  return known.length > 0;
}

/** Once its row is in. */
export const requestNoticeQueries = (db: Database, id: string, now: number) =>
  gatheredNoticeQueries(
    db,
    "request",
    {
      mail: { kind: "client-request-notice", requestId: id },
      dedupeKey: `client-request-notice:${id}`,
      isDue: sql`exists (select 1 from ${clientRequests} where ${clientRequests.id} = ${id})`,
    },
    now,
  );

/**
 * A known idempotency key stores nothing, nor does `foreign`: it named another client's address or booking. A request
 * that it `takesBack` waits for no answer from then on.
 * @throws when D1 does; then nothing was stored
 */
export async function receiveRequest(
  db: Database,
  sid: string,
  form: RequestContent &
    Pick<ClientRequestInput, "bookingId" | "clientEmail" | "idempotencyKey"> & { takesBack?: string },
  now: number,
): Promise<OfClient<"stored" | "foreign">> {
  const { type, subject, message, songRequest, newDate, bookingId, idempotencyKey, takesBack = "" } = form;
  const content = { type, subject, message, songRequest, newDate };
  const clientEmail = form.clientEmail?.toLowerCase() ?? null;
  const key = idempotencyKey ?? (await contentKey(content, now));
  const id = crypto.randomUUID();
  const [[session], owned] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, bookingId ?? ""),
    insertRequestQuery(db, sid, { id, key, content, clientEmail, bookingId }, now),
    db
      .update(clientRequests)
      .set({ status: "completed", updatedAt: now })
      .where(
        and(
          eq(clientRequests.id, takesBack),
          sql`exists (select 1 from client_requests as stored where stored.id = ${id})`,
        ),
      ),
    ...requestNoticeQueries(db, id, now),
  ]);
  if (!session) return null;
  const isOwn = (clientEmail ?? session.sess.email) === session.sess.email && (!bookingId || owned.length > 0);
  if (isOwn) await addRequestedSong({ db, sid, now }, content, { key, bookingId: bookingId ?? session.sess.bookingId });
  return ofClient(session, isOwn ? "stored" : "foreign");
}
