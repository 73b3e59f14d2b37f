import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { EventCategory } from "../../content/categories.ts";
import { type ContactStatus, contactStatuses } from "../../content/statuses.ts";
import type { Database } from "../../database/client.ts";
import { askedRows, type Position } from "../../database/page-of.ts";
import { contacts } from "../../database/schema/leads.ts";
import { isFoundBy } from "./contacts.ts";
import { askedAt, dateTakenBy, standsForAll, timesAsked } from "./move-lead.ts";

/** `null` matches everything. */
export interface ContactFilter {
  status: ContactStatus | null;
  category: EventCategory | "message" | null;
  text: string | null;
}

const ofNewestQuote = (column: "opened_times" | "opened_at") =>
  sql<number | null>`(select quotes.${sql.raw(column)} from quotes where quotes.contact_id = contacts.id
    order by quotes.version desc limit 1)`.as(`quote_${column}`);

const listed = (now: number) => ({
  id: contacts.id,
  firstName: contacts.firstName,
  lastName: contacts.lastName,
  email: contacts.email,
  phone: contacts.phone,
  companyName: contacts.companyName,
  eventDate: contacts.eventDate,
  eventType: contacts.eventType,
  venue: contacts.venue,
  guestCount: contacts.guestCount,
  budget: contacts.budget,
  discountCode: contacts.discountCode,
  status: contacts.status,
  language: contacts.language,
  eventCategory: contacts.eventCategory,
  answeredAt: contacts.answeredAt,
  createdAt: contacts.createdAt,
  askedAt,
  timesAsked,
  quoteOpenedTimes: ofNewestQuote("opened_times"),
  quoteOpenedAt: ofNewestQuote("opened_at"),
  dateTakenBy: dateTakenBy(now),
});

export type ListedContact = Awaited<ReturnType<typeof listContactsQuery>>[number];

const newest: Position<number> = { key: Number.MAX_SAFE_INTEGER, id: "" };

const inCategory = (category: EventCategory | "message"): SQL =>
  category === "message" ? isNull(contacts.eventCategory) : eq(contacts.eventCategory, category);

/**
 * Newest first after `from`, or the oldest, along an index; only a rare search text scans all contacts. Repeated
 * inquiries are one row. `now` decides which holds have ended.
 */
export const listContactsQuery = (
  db: Database,
  { status, category, text }: ContactFilter,
  from: Position<number> | "oldest" | null,
  now: number,
  limit: number = askedRows,
) => {
  const { key, id } = from === null || from === "oldest" ? newest : from;
  const order = from === "oldest" ? asc : desc;
  return db
    .select(listed(now))
    .from(contacts)
    .where(
      and(
        status ? eq(contacts.status, status) : undefined,
        category ? inCategory(category) : undefined,
        sql`(${contacts.createdAt}, ${contacts.id}) < (${key}, ${id})`,
        // A search finds each by its own words.
        text === null ? standsForAll(status !== null) : isFoundBy(text),
      ),
    )
    .orderBy(order(contacts.createdAt), order(contacts.id))
    .limit(limit);
};

/** A badge shows one less and a plus. */
export const countedRows = 100;

/** Repeated inquiries count once, up to {@link countedRows}. */
export const countContactsQuery = (db: Database) => {
  const counts = contactStatuses.map(
    (status) =>
      sql`select ${status} as status, count(*) as count from (select 1 from ${contacts} where ${and(eq(contacts.status, status), standsForAll(true))} limit ${countedRows})`,
  );
  return db
    .select({ status: sql<ContactStatus>`status`, count: sql<number>`count` })
    .from(sql`(${sql.join(counts, sql` union all `)})`);
};
