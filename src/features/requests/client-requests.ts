import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { type Position, pageBy } from "../../database/page-of.ts";
import { clientRequests, requestFields } from "../../database/schema/requests.ts";
import { clientOf } from "../portal/access/sessions.ts";
import type { ClientRequestInput } from "../portal/dashboard/form.ts";

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
