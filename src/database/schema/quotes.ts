import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { quoteStatuses } from "../../content/statuses.ts";
import type { Choice, Price } from "../../features/prices/model.ts";
import { createdAt, flag, id, instant, strings } from "../columns.ts";
import { contacts } from "./leads.ts";

/** What is sold beside packages: `price` in cents for one. `position` is its place in the list, the first one first. */
export const addOns = sqliteTable(
  "add_ons",
  {
    id: id(),
    name: text().notNull(),
    note: text(),
    unit: text(),
    price: integer().notNull(),
    most: integer().notNull(),
    isHour: flag().notNull().default(false),
    /** Names of packages. */
    includedIn: strings(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("add_ons_by_position").on(table.position, table.id)],
);

/** Towns that the way to costs the same: `price` in cents. */
export const travelZones = sqliteTable(
  "travel_zones",
  {
    id: id(),
    name: text().notNull(),
    cities: strings(),
    price: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("travel_zones_by_price").on(table.price, table.id)],
);

/** What a quote says of the event and of what is booked, beside its price. */
export interface QuoteFacts {
  eventType: string;
  venue: string | null;
  packageName: string;
  hours: number;
  features: readonly string[];
  /** What an hour more costs, in cents; `null` when none is on offer. */
  extraHour: number | null;
}

/**
 * The versions of what a lead was offered. What is offered never changes: `choice`, `facts` and `price` are frozen as they
 * were sent, and a change is the next version. Of a lead one version is open, and one can be accepted.
 */
export const quotes = sqliteTable(
  "quotes",
  {
    id: id(),
    contactId: text()
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    status: text({ enum: quoteStatuses }).notNull().default("open"),
    choice: text({ mode: "json" }).$type<Choice>().notNull(),
    facts: text({ mode: "json" }).$type<QuoteFacts>().notNull(),
    price: text({ mode: "json" }).$type<Price>().notNull(),
    /** The total again, in cents, for lists. */
    total: integer().notNull(),
    /** The DJ's words to the client. */
    note: text(),
    /** The administrator who made it; null for the client. */
    by: text(),
    /** Instant from which the price and the date are not kept any more. */
    expiresAt: instant().notNull(),
    /** When it was accepted or declined, and the words that came with a no. */
    decidedAt: instant(),
    reason: text(),
    /** Raise it, and all links to this version are revoked. */
    linkVersion: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("quotes_version").on(table.contactId, table.version),
    uniqueIndex("quotes_open").on(table.contactId).where(sql`${table.status} = 'open'`),
    uniqueIndex("quotes_accepted").on(table.contactId).where(sql`${table.status} = 'accepted'`),
  ],
);
