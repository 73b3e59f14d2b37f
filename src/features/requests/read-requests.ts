import { and, asc, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { ClientRequestStatus } from "../../content/statuses.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { askedRows, type Position, pageBy } from "../../database/page-of.ts";
import { bookings } from "../../database/schema/bookings.ts";
import {
  clientRequests,
  isByOther,
  mailReplies,
  proposedOfRequest,
  requestFields,
  writerOfRequest,
} from "../../database/schema/requests.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { isBlocked } from "../dates/blocked-days.ts";
import { isTakenByAnother } from "../dates/opened-days.ts";
import { countedRows } from "../leads/list-leads.ts";
import { clientOf } from "../portal/access/sessions.ts";
import type { ClientRequestInput } from "../portal/dashboard/form.ts";
import { planTypes, type RequestType } from "./model.ts";

const listed = {
  id: clientRequests.id,
  clientEmail: clientRequests.clientEmail,
  type: clientRequests.type,
  newDate: clientRequests.newDate,
  subject: clientRequests.subject,
  message: clientRequests.message,
  songRequest: clientRequests.songRequest,
  status: clientRequests.status,
  createdAt: clientRequests.createdAt,
  respondedAt: clientRequests.respondedAt,
  bookingId: clientRequests.bookingId,
  clientName: writerOfRequest,
  eventDate: bookings.eventDate,
};

export type ListedRequest = Awaited<ReturnType<typeof listRequestsQuery>>[number];

const place = sql`(${clientRequests.createdAt}, ${clientRequests.id})`;

/** Pending ones with the longest wait first, others newest first. `null` is every status. */
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

/** Counts up to {@link countedRows}. */
export const countPendingQuery = (db: Database) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select 1 from ${clientRequests} where ${eq(clientRequests.status, "pending")} limit ${countedRows})`);

export type RequestInFull = Awaited<ReturnType<typeof findRequestQuery>>[number];

const isDateGone = (now: number): SQL =>
  sql`(${isTakenByAnother(sql`client_requests.new_date`, sql`coalesce(client_requests.booking_id, '')`, now)}
    or ${isBlocked(sql`client_requests.new_date`)})`;

export const findRequestQuery = (db: Database, id: string, now: number) =>
  db
    .select({
      ...listed,
      contactId: clientRequests.contactId,
      eventDate: sql<CalendarDate | null>`coalesce(${bookings.eventDate}, (select contacts.event_date from contacts where contacts.id = ${clientRequests.contactId}))`,
      eventType: sql<
        string | null
      >`coalesce(${bookings.eventType}, (select contacts.event_type from contacts where contacts.id = ${clientRequests.contactId}))`,
      language: sql<
        string | null
      >`coalesce(${bookings.language}, (select contacts.language from contacts where contacts.id = ${clientRequests.contactId}))`.as(
        "client_language",
      ),
      adminResponse: clientRequests.adminResponse,
      proposed: proposedOfRequest,
      writtenFor: sql<string | null>`iif(${isByOther}, ${bookings.clientName}, null)`,
      isNewDateGone: isDateGone(now).mapWith(Boolean).as("is_new_date_gone"),
      writtenFrom: mailReplies.fromEmail,
      files: mailReplies.files,
    })
    .from(clientRequests)
    .leftJoin(bookings, eq(bookings.id, clientRequests.bookingId))
    .leftJoin(mailReplies, eq(mailReplies.id, clientRequests.id))
    .where(eq(clientRequests.id, id))
    .limit(1);

export const setRequestStatusQuery = (db: Database, id: string, status: ClientRequestStatus, now: number) =>
  db
    .update(clientRequests)
    .set({ status, updatedAt: now })
    .where(eq(clientRequests.id, id))
    .returning({ id: clientRequests.id });

/** Answered by a change of its booking. */
export const completeRequestQuery = (
  db: Database,
  { id, bookingId, isMoved }: { id: string; bookingId: string; isMoved: boolean },
  now: number,
) =>
  db
    .update(clientRequests)
    .set({ status: "completed", respondedAt: now, updatedAt: now })
    .where(
      and(
        eq(clientRequests.id, id),
        eq(clientRequests.bookingId, bookingId),
        eq(clientRequests.status, "pending"),
        isMoved ? undefined : ne(clientRequests.type, "postpone"),
      ),
    );

/** It waits for the DJ, or for the client's yes to what the DJ proposed in answer. */
const isOpen = sql`(client_requests.status = 'pending' or exists (select 1 from amendments
  where amendments.request_id = client_requests.id and amendments.status = 'proposed'))`;

const isPlan = inArray(clientRequests.type, [...planTypes]);

/** To cancel or to postpone: the open one, else the newest. */
export const planQuery = (db: Database, bookingId: SQL) =>
  db
    .select({ ...requestFields, isOpen: isOpen.mapWith(Boolean).as("is_open") })
    .from(clientRequests)
    .where(and(eq(clientRequests.bookingId, bookingId), isPlan))
    .orderBy(desc(isOpen), desc(clientRequests.createdAt))
    .limit(1);

export const requestsOfClientQuery = (
  db: Database,
  client: SQL<string>,
  before: Position<number> | null,
  limit: number,
) => {
  const { where, orderBy } = pageBy(clientRequests.createdAt, clientRequests.id, "desc", before);
  return db
    .select({ ...requestFields, files: mailReplies.files })
    .from(clientRequests)
    .leftJoin(mailReplies, eq(mailReplies.id, clientRequests.id))
    .where(and(eq(clientRequests.clientEmail, client), where))
    .orderBy(...orderBy)
    .limit(limit);
};

export interface RequestContent extends Pick<ClientRequestInput, "message" | "songRequest"> {
  subject: string;
  type: RequestType;
  newDate: CalendarDate | null;
}

/** `key` makes repeated posts one request. */
export interface NewRequest {
  id: string;
  key: string;
  content: RequestContent;
  /** In lower case; `null`: none. */
  clientEmail: string | null;
  /** `null`: the one whose link opened the session. */
  bookingId: string | null;
}

/**
 * Stores nothing without a live session, with an address or booking other than the client's, when the key is known, or
 * to cancel or postpone what waits for an answer to either.
 */
export const insertRequestQuery = (db: Database, sid: string, request: NewRequest, now: number) => {
  const { id, key, content, clientEmail, bookingId } = request;
  return insertFrom(
    db,
    clientRequests,
    {
      id,
      clientEmail: sql`client.email`,
      contactId: sql`booking.contact_id`,
      bookingId: sql`booking.id`,
      type: content.type,
      subject: content.subject,
      message: content.message,
      songRequest: content.songRequest,
      newDate: content.newDate,
      status: "pending",
      idempotencyKey: sql`'request:' || client.email || ':' || ${key}`,
      createdAt: now,
      updatedAt: now,
    },
    sql`from (select ${clientOf(sid, now)} as email) as client
      left join bookings as booking on booking.client_email = client.email
        and booking.id = coalesce(${bookingId}, (select booking_id from sessions where sid = ${sid}))
      where client.email is not null and coalesce(${clientEmail}, client.email) = client.email
        and (${bookingId} is null or booking.id is not null)
        ${planTypes.some((type) => type === content.type) ? sql`and not exists (select 1 from client_requests where client_requests.booking_id = booking.id and ${isPlan} and ${isOpen})` : sql``}`,
  ).onConflictDoNothing({ target: clientRequests.idempotencyKey });
};
