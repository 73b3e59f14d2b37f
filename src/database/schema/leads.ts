import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { eventCategories } from "../../content/categories.ts";
import { contactStatuses } from "../../content/statuses.ts";
import { createdAt, id, instant } from "../columns.ts";

/** Leads and contact messages. `eventCategory` and `discountCode` are set for leads alone, `venue` for messages. */
export const contacts = sqliteTable(
  "contacts",
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    companyName: text(),
    eventDate: text(),
    eventType: text().notNull(),
    venue: text(),
    guestCount: text(),
    budget: text(),
    details: text(),
    source: text().notNull().default("website"),
    discountCode: text(),
    status: text({ enum: contactStatuses }).notNull().default("new"),
    eventCategory: text({ enum: eventCategories }),
    /** One form post stores one contact, however often it is sent. */
    idempotencyKey: text().notNull().unique(),
    /** When its status first left "new": the instant that the promised answer time is measured to. */
    answeredAt: instant(),
    createdAt: createdAt(),
    /** What the inbox is searched in, see `contact-search.ts`. */
    searchText: text().notNull().default(""),
    /** Until when the browser that sent it reads where its answer goes; null once that has ended. */
    receiptUntil: instant(),
  },
  (table) => [
    // Holds what is searched as well: a search that few contacts answer to passes the others without opening them.
    index("contacts_newest").on(table.createdAt, table.id, table.searchText),
    index("contacts_by_status").on(table.status, table.createdAt, table.id),
    // For the inbox narrowed to both, and for the funnel, which counts along it.
    index("contacts_by_both").on(table.status, table.eventCategory, table.createdAt, table.id),
    index("contacts_by_category").on(table.eventCategory, table.createdAt, table.id),
    index("contacts_email").on(table.email),
    index("contacts_of_person").on(sql`lower(${table.email})`, table.eventDate, table.createdAt, table.id),
    index("contacts_answered").on(table.answeredAt).where(sql`${table.answeredAt} is not null`),
  ],
);

/** What happened to a contact: a change of its status, or a private note. `by` is the administrator's e-mail. */
export const contactEvents = sqliteTable(
  "contact_events",
  {
    id: id(),
    contactId: text()
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    /** The status from then on; null for a note. */
    status: text({ enum: contactStatuses }),
    note: text(),
    by: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("contact_events_of_contact").on(table.contactId, table.createdAt, table.id)],
);
