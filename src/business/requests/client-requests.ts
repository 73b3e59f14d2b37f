import { and, eq, isNull, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { type Position, pageBy } from "../../db/page-of.ts";
import { queueMailsOfRowsQuery } from "../../mail/outbox.ts";
import { outbox } from "../../mail/schema.ts";
import type { ClientRequestInput } from "../../portal/dashboard/form.ts";
import { bookings } from "../bookings/schema.ts";
import { clientOf } from "../portal-access/sessions.ts";
import { clientRequests, requestFields } from "./schema.ts";

/** A statement that reads up to `limit` requests of `client` behind `before`, newest first. */
export const requestsOfClientQuery = (
  db: Database,
  client: SQL<string>,
  before: Position<number> | null,
  limit: number,
) => {
  const { where, orderBy } = pageBy(clientRequests.createdAt, clientRequests.id, "desc", before);
  return db
    .select(requestFields)
    .from(clientRequests)
    .where(and(eq(clientRequests.clientEmail, client), where))
    .orderBy(...orderBy)
    .limit(limit);
};

/** A new request. `key` makes it one, however often it is sent; it belongs to its client alone. */
export interface NewRequest {
  id: string;
  key: string;
  content: Pick<ClientRequestInput, "type" | "subject" | "message" | "songRequest">;
  /** The address that the form named, in lower case; `null`: none. */
  clientEmail: string | null;
  /** The booking that the form named; `null`: the one whose link opened the session. */
  bookingId: string | null;
}

/**
 * A statement that stores a request of the client whose session is `sid`. It stores nothing without a live session, with
 * another address than the session's, for a booking of someone else, or when the key is known.
 */
export const insertRequestQuery = (db: Database, sid: string, request: NewRequest, now: number) => {
  const { id, key, content, clientEmail, bookingId } = request;
  return db
    .insert(clientRequests)
    .select(
      sql`select ${id} as id, client.email as client_email, booking.contact_id as contact_id, booking.id as booking_id,
        ${content.type} as type, ${content.subject} as subject, ${content.message} as message,
        ${content.songRequest} as song_request, 'pending' as status, null as admin_response, null as responded_at,
        'request:' || client.email || ':' || ${key} as idempotency_key, ${now} as created_at, ${now} as updated_at
      from (select ${clientOf(sid, now)} as email) as client
      left join bookings as booking on booking.client_email = client.email
        and booking.id = coalesce(${bookingId}, (select booking_id from sessions where sid = ${sid}))
      where client.email is not null and coalesce(${clientEmail}, client.email) = client.email
        and (${bookingId} is null or booking.id is not null)`,
    )
    .onConflictDoNothing({ target: clientRequests.idempotencyKey });
};

/** A statement that queues the mail `kind` about the request for which `there` holds. */
const queueAbout = (
  db: Database,
  kind: "client-request-notice" | "client-request-reply",
  recipient: SQLWrapper | string,
  there: SQL | undefined,
  now: number,
) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind,
      data: { requestId: clientRequests.id },
      recipient,
      event: [clientRequests.id, clientRequests.updatedAt],
      from: sql`${clientRequests} where ${there}`,
    },
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });

/** A statement that queues the DJ's notice of the request `id`; nothing when no such request was stored. */
export const queueRequestNoticeQuery = (db: Database, id: string, recipient: string, now: number) =>
  queueAbout(db, "client-request-notice", recipient, eq(clientRequests.id, id), now);

/**
 * Answers a request: it is completed, and a mail takes the answer to its client, in one D1 batch. The same answer again
 * to a completed request changes nothing and mails nothing; another one replaces it and is mailed as well.
 *
 * @param now instant in milliseconds
 * @returns whether there is such a request
 */
export async function answerRequest(
  db: Database,
  { id, response }: { id: string; response: string },
  now: number,
): Promise<boolean> {
  const [, , known] = await db.batch([
    db
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
    queueAbout(
      db,
      "client-request-reply",
      clientRequests.clientEmail,
      and(eq(clientRequests.id, id), eq(clientRequests.respondedAt, now)),
      now,
    ),
    db.select({ id: clientRequests.id }).from(clientRequests).where(eq(clientRequests.id, id)),
  ]);
  return known.length > 0;
}

/** What the mails about a request tell, with the booking that it is about if that is still its client's. */
export const requestOfMail = async (db: Database, id: string) => {
  const [found] = await db
    .select({
      request: clientRequests,
      booking: {
        id: bookings.id,
        clientName: bookings.clientName,
        clientEmail: bookings.clientEmail,
        clientPhone: bookings.clientPhone,
        eventDate: bookings.eventDate,
        eventType: bookings.eventType,
        status: bookings.status,
        portalLinkVersion: bookings.portalLinkVersion,
      },
    })
    .from(clientRequests)
    .leftJoin(
      bookings,
      and(eq(bookings.id, clientRequests.bookingId), eq(bookings.clientEmail, clientRequests.clientEmail)),
    )
    .where(eq(clientRequests.id, id));
  return found ?? null;
};
