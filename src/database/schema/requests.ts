import { type SQL, sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { clientRequestStatuses } from "../../content/statuses.ts";
import { requestTypes } from "../../features/requests/model.ts";
import { createdAt, date, flag, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";
import { contacts } from "./leads.ts";

export const clientRequests = sqliteTable(
  "client_requests",
  {
    id: id(),
    clientEmail: text().notNull(),
    contactId: text().references(() => contacts.id),
    bookingId: text().references(() => bookings.id),
    type: text({ enum: requestTypes }).notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    songRequest: text(),
    newDate: date(),
    status: text({ enum: clientRequestStatuses }).notNull().default("pending"),
    adminResponse: text(),
    respondedAt: instant(),
    /** One form post stores one request. */
    idempotencyKey: text().unique(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("client_requests_of_client").on(table.clientEmail, table.createdAt, table.id),
    index("client_requests_by_status").on(table.status, table.createdAt, table.id),
    index("client_requests_of_booking").on(table.bookingId, table.createdAt, table.id),
    index("client_requests_newest").on(table.createdAt, table.id),
    index("client_requests_of_contact").on(table.contactId, table.createdAt).where(sql`${table.contactId} is not null`),
  ],
);

/** The DJ, of a row of `bookings`: then another day waits for the client. */
export const proposesDate = sql`exists (select 1 from amendments where amendments.booking_id = bookings.id
  and amendments.status = 'proposed' and amendments.proposed_by = 'dj'
  and json_extract(amendments.after, '$.eventDate') <> bookings.event_date)`;

/** Canceled or moved, as their clients ask, once the DJ has answered: until then nobody is asked for money or a signature. */
const openPlan = sql`from client_requests where client_requests.booking_id = bookings.id
  and client_requests.type in ('cancel', 'postpone') and client_requests.status = 'pending'
  and not (client_requests.type = 'postpone' and ${proposesDate})`;

export const hasOpenPlan: SQL = sql`exists (select 1 ${openPlan})`;

/** `at`: when it was asked. */
export interface OpenPlan {
  type: "cancel" | "postpone";
  at: number;
}

export const openPlanOfBooking = sql`(select json_object('type', client_requests.type, 'at', client_requests.created_at)
  ${openPlan} order by client_requests.created_at desc limit 1)`
  .mapWith((json: string): OpenPlan | null => JSON.parse(json))
  .as("open_plan");

/** `at`: when it was decided, else proposed. */
export interface Proposed {
  bookingId: string;
  status: "proposed" | "accepted" | "declined" | "withdrawn";
  at: number;
}

/** The newest change that the DJ has proposed in answer. */
export const proposedOfRequest = sql`(select json_object('bookingId', answer.booking_id, 'status', answer.status,
    'at', coalesce(answer.decided_at, answer.created_at)) from amendments as answer
  where answer.request_id = client_requests.id order by answer.created_at desc limit 1)`
  .mapWith((json: string): Proposed => JSON.parse(json))
  .as("proposed");

/** By a signer, a holder of a key or who pays the bills: mailed by them, and not by the booking's client. */
export const isByOther: SQL = sql`exists (select 1 from mail_replies
  where mail_replies.id = client_requests.id and mail_replies.writer_email is not null)`;

/** The name of who wrote it, or an address. */
export const writerOfRequest = sql<string | null>`iif(${isByOther}, coalesce(
  (select value ->> 'name' from json_each(bookings.signers) where value ->> 'email' = client_requests.client_email limit 1),
  (select plan_keys.name from plan_keys where plan_keys.booking_id = bookings.id
    and plan_keys.email = client_requests.client_email limit 1), client_requests.client_email),
  coalesce(bookings.client_name, (select contacts.first_name || ' ' || contacts.last_name
    from contacts where contacts.id = client_requests.contact_id)))`;

export const requestFields = {
  id: clientRequests.id,
  type: clientRequests.type,
  subject: clientRequests.subject,
  message: clientRequests.message,
  songRequest: clientRequests.songRequest,
  status: clientRequests.status,
  adminResponse: clientRequests.adminResponse,
  createdAt: clientRequests.createdAt,
  proposed: proposedOfRequest,
};

/** `size` in bytes; `key` in the bucket, `null`: not stored. */
export interface ReplyFile {
  name: string;
  type: string;
  size: number;
  key: string | null;
}

/** One row however often a mail comes. A client's has the id of its request. */
export const mailReplies = sqliteTable(
  "mail_replies",
  {
    id: id(),
    bookingId: text().references(() => bookings.id, { onDelete: "cascade" }),
    contactId: text().references(() => contacts.id, { onDelete: "cascade" }),
    requestId: text().references(() => clientRequests.id, { onDelete: "cascade" }),
    isByDj: flag().notNull(),
    /** Whose reply address it came to, of those who are not the booking's client; null: the client's. */
    writerEmail: text(),
    fromEmail: text().notNull(),
    subject: text().notNull(),
    /** Present only while it waits. */
    words: text(),
    files: text({ mode: "json" }).$type<ReplyFile[]>().notNull(),
    /** Null: its sender is not verified yet. */
    acceptedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index("mail_replies_waiting").on(table.createdAt, table.id).where(sql`${table.acceptedAt} is null`),
    index("mail_replies_of_booking").on(table.bookingId, table.createdAt).where(sql`${table.bookingId} is not null`),
    index("mail_replies_of_contact").on(table.contactId, table.createdAt).where(sql`${table.contactId} is not null`),
    index("mail_replies_of_request").on(table.requestId).where(sql`${table.requestId} is not null`),
    index("mail_replies_newest").on(table.createdAt),
  ],
);
