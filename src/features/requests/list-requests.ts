import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { ClientRequestStatus } from "../../content/statuses.ts";
import type { Database } from "../../database/client.ts";
import { askedRows, type Position } from "../../database/page-of.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { clientRequests } from "../../database/schema/requests.ts";
import { countedRows } from "../leads/inbox.ts";

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
