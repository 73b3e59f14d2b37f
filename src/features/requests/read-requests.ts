import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ClientRequestStatus } from "../../content/statuses.ts";
import type { Database } from "../../database/client.ts";
import { askedRows, type Position, pageBy } from "../../database/page-of.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { clientRequests, requestFields } from "../../database/schema/requests.ts";
import { countedRows } from "../leads/inbox.ts";
import { clientOf } from "../portal/access/sessions.ts";
import type { ClientRequestInput } from "../portal/dashboard/form.ts";

const listed = {
  id: clientRequests.id,
  clientEmail: clientRequests.clientEmail,
  type: clientRequests.type,
  subject: clientRequests.subject,
  message: clientRequests.message,
  songRequest: clientRequests.songRequest,
  status: clientRequests.status,
  createdAt: clientRequests.createdAt,
  respondedAt: clientRequests.respondedAt,
  bookingId: clientRequests.bookingId,
  clientName: bookings.clientName,
  eventDate: bookings.eventDate,
};

/** A client request as the list shows it, with the booking that it is about. */
export type ListedRequest = Awaited<ReturnType<typeof listRequestsQuery>>[number];

const place = sql`(${clientRequests.createdAt}, ${clientRequests.id})`;

/**
 * A statement that reads a page of requests from after `from`: what is pending with the longest wait first, anything else
 * newest first. `null` is every status.
 */
export function listRequestsQuery(
  db: Database,
  status: ClientRequestStatus | null,
  from: Position<number> | null,
  limit: number = askedRows,
) {
  const oldestFirst = status === "pending";
  const { key, id } = from ?? { key: oldestFirst ? -1 : Number.MAX_SAFE_INTEGER, id: "" };
  const rest = oldestFirst ? sql`${place} > (${key}, ${id})` : sql`${place} < (${key}, ${id})`;
  const order = oldestFirst ? asc : desc;
  return db
    .select(listed)
    .from(clientRequests)
    .leftJoin(bookings, eq(bookings.id, clientRequests.bookingId))
    .where(and(status ? eq(clientRequests.status, status) : undefined, rest))
    .orderBy(order(clientRequests.createdAt), order(clientRequests.id))
    .limit(limit);
}

/** A statement that counts what is pending, no further than {@link countedRows}. */
export const countPendingQuery = (db: Database) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select 1 from ${clientRequests} where ${eq(clientRequests.status, "pending")} limit ${countedRows})`);

/** A client request with its answer. */
export type RequestInFull = Awaited<ReturnType<typeof findRequestQuery>>[number];

/** A statement that reads one request. */
export const findRequestQuery = (db: Database, id: string) =>
  db
    .select({ ...listed, adminResponse: clientRequests.adminResponse })
    .from(clientRequests)
    .leftJoin(bookings, eq(bookings.id, clientRequests.bookingId))
    .where(eq(clientRequests.id, id))
    .limit(1);

/** A statement that completes a request without an answer, or opens it again. Gives the ids that there are. */
export const setRequestStatusQuery = (db: Database, id: string, status: ClientRequestStatus, now: number) =>
  db
    .update(clientRequests)
    .set({ status, updatedAt: now })
    .where(eq(clientRequests.id, id))
    .returning({ id: clientRequests.id });

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
