import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { quoteStatuses } from "../../content/statuses.ts";
import type { DatedChoice, Price } from "../../features/prices/model.ts";
import { createdAt, flag, id, instant, strings } from "../columns.ts";
import { contacts } from "./leads.ts";

/** `price` in cents for one. */
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
    /** Whom the DJ brings along for one. */
    people: integer().notNull().default(0),
    includedIn: strings(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("add_ons_by_position").on(table.position, table.id)],
);

/** Towns with the same price of travel, in cents. */
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

export interface QuoteFacts {
  eventType: string;
  venue: string | null;
  packageName: string;
  hours: number;
  features: readonly string[];
  /** In cents; `null`: not on offer. */
  extraHour: number | null;
}

/** Versions of a lead's quote: `choice`, `facts` and `price` stay as sent. */
export const quotes = sqliteTable(
  "quotes",
  {
    id: id(),
    contactId: text()
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    status: text({ enum: quoteStatuses }).notNull().default("open"),
    choice: text({ mode: "json" }).$type<DatedChoice>().notNull(),
    facts: text({ mode: "json" }).$type<QuoteFacts>().notNull(),
    price: text({ mode: "json" }).$type<Price>().notNull(),
    /** In cents. */
    total: integer().notNull(),
    note: text(),
    /** An administrator; null for the client. */
    by: text(),
    expiresAt: instant().notNull(),
    decidedAt: instant(),
    reason: text(),
    /** Raising it revokes this version's links. */
    linkVersion: integer().notNull().default(1),
    createdAt: createdAt(),
    /** Counts visits by the link, not the DJ's. */
    openedTimes: integer().notNull().default(0),
    openedAt: instant(),
  },
  (table) => [
    uniqueIndex("quotes_version").on(table.contactId, table.version),
    uniqueIndex("quotes_open").on(table.contactId).where(sql`${table.status} = 'open'`),
    uniqueIndex("quotes_accepted").on(table.contactId).where(sql`${table.status} = 'accepted'`),
  ],
);
