import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { eventCategories } from "../../content/categories.ts";
import { bookingStatuses, contactStatuses } from "../../vocabulary/statuses.ts";

/** What the counts call a contact without an event category. */
const messageCategory = "message";

export const countedCategories = [...eventCategories, messageCategory] as const;

/**
 * Contacts by event category, status of now and the calendar date on which they came. The date comes last, so that a
 * span of days is one range for each status and category.
 */
export const leadDays = sqliteTable(
  "lead_days",
  {
    status: text({ enum: contactStatuses }).notNull(),
    category: text({ enum: countedCategories }).notNull(),
    day: text().notNull(),
    leads: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.status, table.category, table.day] })],
);

/** Contacts by the Monday of the week in which they came, and event category. */
export const leadWeeks = sqliteTable(
  "lead_weeks",
  {
    week: text().notNull(),
    category: text({ enum: countedCategories }).notNull(),
    leads: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.category] })],
);

/** Bookings by month of the event (`YYYY-MM`) and status. `revenue` is the sum of their prices in cents. */
export const bookingMonths = sqliteTable(
  "booking_months",
  {
    month: text().notNull(),
    status: text({ enum: bookingStatuses }).notNull(),
    bookings: integer().notNull(),
    revenue: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.status] })],
);

export const subscriberStates = ["confirmed", "unconfirmed", "left"] as const;

export const subscriberCounts = sqliteTable("subscriber_counts", {
  state: text({ enum: subscriberStates }).primaryKey(),
  subscribers: integer().notNull(),
});
