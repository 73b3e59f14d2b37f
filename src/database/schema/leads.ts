import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { eventCategories } from "../../content/categories.ts";
import { contactStatuses } from "../../content/statuses.ts";
import { createdAt, date, flag, id, instant } from "../columns.ts";

/** `eventCategory` and `discountCode` are for leads, `venue` for messages. */
export const contacts = sqliteTable(
  "contacts",
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    companyName: text(),
    billingAddress: text(),
    purchaseOrder: text(),
    eventDate: date(),
    eventType: text().notNull(),
    venue: text(),
    guestCount: text(),
    budget: text(),
    details: text(),
    source: text().notNull().default("website"),
    /** The language of the page that was written on. */
    language: text().notNull().default("en"),
    discountCode: text(),
    status: text({ enum: contactStatuses }).notNull().default("new"),
    eventCategory: text({ enum: eventCategories }),
    /** One form post stores one contact. */
    idempotencyKey: text().notNull().unique(),
    /** When it first left "new". */
    answeredAt: instant(),
    /** The DJ wants no follow-up mails for it. */
    isLeftAlone: flag().notNull().default(false),
    createdAt: createdAt(),
    searchText: text().notNull().default(""),
    /** Until then the sending browser sees the confirmation; null once ended. */
    receiptUntil: instant(),
    /** Raising it ends the former address for replies by mail. */
    replyVersion: integer().notNull().default(1),
  },
  (table) => [
    // Covers the search text, so that other rows stay unopened.
    index("contacts_newest").on(table.createdAt, table.id, table.searchText),
    index("contacts_by_status").on(table.status, table.createdAt, table.id),
    index("contacts_by_both").on(table.status, table.eventCategory, table.createdAt, table.id),
    index("contacts_by_category").on(table.eventCategory, table.createdAt, table.id),
    index("contacts_email").on(table.email),
    index("contacts_phone").on(table.phone).where(sql`${table.phone} is not null`),
    index("contacts_of_person").on(sql`lower(${table.email})`, table.eventDate, table.createdAt, table.id),
    index("contacts_answered").on(table.answeredAt).where(sql`${table.answeredAt} is not null`),
  ],
);

/** `by` is the administrator's e-mail. */
export const contactEvents = sqliteTable(
  "contact_events",
  {
    id: id(),
    contactId: text()
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    /** Null for a note. */
    status: text({ enum: contactStatuses }),
    note: text(),
    by: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("contact_events_of_contact").on(table.contactId, table.createdAt, table.id)],
);

/** The DJ's own, or over those of `src/content/reply-templates.ts`. Without text: not offered. */
export const replyTemplates = sqliteTable(
  "reply_templates",
  {
    id: text().primaryKey(),
    version: integer().notNull(),
    label: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("reply_templates_in_order").on(table.createdAt, table.id)],
);
