import { asc, gt, sql } from "drizzle-orm";
import type { SubscriberState } from "../../content/statuses.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings } from "../../database/schema/bookings.ts";
import { contacts } from "../../database/schema/leads.ts";
import { newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import { hasNoAddress } from "../../platform/fields/no-address.ts";
import { decimalDollars } from "../../platform/money.ts";
import { contactFields } from "../leads/contacts.ts";

/** Rows. */
export const chunkSize = 1000;

const emailOf = (email: string): string => (hasNoAddress(email) ? "" : email);

type Cell = string | number | null;

/** Each chunk begins after the previous one's last row. */
export interface Export {
  head: readonly string[];
  chunks(db: Database): AsyncGenerator<Cell[][], void, undefined>;
}

const instant = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds).toISOString());

const contactChunkQuery = (db: Database, at: number, id: string) =>
  db
    .select(contactFields)
    .from(contacts)
    .where(sql`(${contacts.createdAt}, ${contacts.id}) > (${at}, ${id})`)
    .orderBy(asc(contacts.createdAt), asc(contacts.id))
    .limit(chunkSize);

const bookingChunkQuery = (db: Database, date: string, id: string) =>
  db
    .select(bookingFields)
    .from(bookings)
    .where(sql`(${bookings.eventDate}, ${bookings.id}) > (${date}, ${id})`)
    .orderBy(asc(bookings.eventDate), asc(bookings.id))
    .limit(chunkSize);

const subscriberChunkQuery = (db: Database, email: string) =>
  db.select().from(subscribers).where(gt(subscribers.email, email)).orderBy(asc(subscribers.email)).limit(chunkSize);

const stateOf = (row: typeof subscribers.$inferSelect): SubscriberState =>
  row.subscribed ? (row.confirmedAt === null ? "unconfirmed" : "confirmed") : "left";

/** By file name. Times are in UTC, money in dollars. */
export const exportTables = {
  contacts: {
    head: [
      "received",
      "first name",
      "last name",
      "email",
      "phone",
      "company",
      "billing address",
      "purchase order",
      "event date",
      "event type",
      "category",
      "venue",
      "guests",
      "budget",
      "details",
      "source",
      "language",
      "discount code",
      "status",
      "answered",
    ],
    async *chunks(db) {
      let [at, id] = [Number.MIN_SAFE_INTEGER, ""];
      for (;;) {
        const rows = await contactChunkQuery(db, at, id);
        const last = rows.at(-1);
        if (!last) return;
        [at, id] = [last.createdAt, last.id];
        yield rows.map((row) => [
          instant(row.createdAt),
          row.firstName,
          row.lastName,
          emailOf(row.email),
          row.phone,
          row.companyName,
          row.billingAddress,
          row.purchaseOrder,
          row.eventDate,
          row.eventType,
          row.eventCategory,
          row.venue,
          row.guestCount,
          row.budget,
          row.details,
          row.source,
          row.language,
          row.discountCode,
          row.status,
          instant(row.answeredAt),
        ]);
      }
    },
  },
  bookings: {
    head: [
      "event date",
      "start",
      "end",
      "client",
      "email",
      "phone",
      "company",
      "billing address",
      "purchase order",
      "event type",
      "venue",
      "city",
      "package",
      "price in dollars",
      "deposit in dollars",
      "status",
      "note",
      "created",
    ],
    async *chunks(db) {
      let [date, id] = ["", ""];
      for (;;) {
        const rows = await bookingChunkQuery(db, date, id);
        const last = rows.at(-1);
        if (!last) return;
        [date, id] = [last.eventDate, last.id];
        yield rows.map((row) => [
          row.eventDate,
          row.startTime,
          row.endTime,
          row.clientName,
          emailOf(row.clientEmail),
          row.clientPhone,
          row.companyName,
          row.billingAddress,
          row.purchaseOrder,
          row.eventType,
          row.venue,
          row.city,
          row.packageName,
          decimalDollars(row.price),
          decimalDollars(row.deposit),
          row.status,
          row.note,
          instant(row.createdAt),
        ]);
      }
    },
  },
  subscribers: {
    head: ["email", "first name", "phone", "interests", "state", "confirmed", "consent given", "signed up"],
    async *chunks(db) {
      let email = "";
      for (;;) {
        const rows = await subscriberChunkQuery(db, email);
        const last = rows.at(-1);
        if (!last) return;
        email = last.email;
        yield rows.map((row) => [
          row.email,
          row.firstName,
          row.phone,
          row.interests.join(", "),
          stateOf(row),
          instant(row.confirmedAt),
          row.consentSource,
          instant(row.createdAt),
        ]);
      }
    },
  },
} as const satisfies Record<string, Export>;

export type ExportName = keyof typeof exportTables;
