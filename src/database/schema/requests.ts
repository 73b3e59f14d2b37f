import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { clientRequestStatuses } from "../../content/statuses.ts";
import { requestTypes } from "../../features/requests/model.ts";
import { createdAt, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";
import { contacts } from "./leads.ts";

/** `adminResponse` is the DJ's answer. */
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
    /** The day that the client would move to. */
    newDate: text(),
    status: text({ enum: clientRequestStatuses }).notNull().default("pending"),
    adminResponse: text(),
    respondedAt: instant(),
    /** One form post stores one request, however often it is sent. */
    idempotencyKey: text().unique(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("client_requests_of_client").on(table.clientEmail, table.createdAt, table.id),
    index("client_requests_by_status").on(table.status, table.createdAt, table.id),
    index("client_requests_of_booking").on(table.bookingId, table.createdAt, table.id),
    index("client_requests_newest").on(table.createdAt, table.id),
  ],
);

/** For client and DJ. */
export const requestFields = {
  id: clientRequests.id,
  type: clientRequests.type,
  subject: clientRequests.subject,
  message: clientRequests.message,
  songRequest: clientRequests.songRequest,
  status: clientRequests.status,
  adminResponse: clientRequests.adminResponse,
  createdAt: clientRequests.createdAt,
};
