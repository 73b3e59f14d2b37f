import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { EventCategory } from "../../content/categories.ts";
import { type ContactStatus, contactStatuses } from "../../content/statuses.ts";
import type { Database } from "../../database/client.ts";
import { askedRows, type Position } from "../../database/page-of.ts";
import { contacts } from "../../database/schema/leads.ts";
import { isFoundBy } from "./contacts.ts";
import { dateTakenBy, standsForAll, timesAsked } from "./move-lead.ts";

/** What the inbox is narrowed to; `null` is everything. `text` is searched for in what the contacts wrote. */
export interface ContactFilter {
  status: ContactStatus | null;
  category: EventCategory | "message" | null;
  text: string | null;
}

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
  eventCategory: contacts.eventCategory,
  answeredAt: contacts.answeredAt,
  createdAt: contacts.createdAt,
  timesAsked,
  dateTakenBy: dateTakenBy(now),
});

/** A contact as the inbox lists it. */
export type ListedContact = Awaited<ReturnType<typeof listContactsQuery>>[number];

/** Before every instant and id that there can be. */
const newest: Position<number> = { key: Number.MAX_SAFE_INTEGER, id: "" };

const inCategory = (category: EventCategory | "message"): SQL =>
  category === "message" ? isNull(contacts.eventCategory) : eq(contacts.eventCategory, category);

/**
 * A statement that reads a page of the inbox, newest first, from after `from`. An index gives the order, and the walk
 * along it ends with the page; only a text that few contacts have takes it through all of them. Repeated inquiries of one
 * person for one date are one row. `now` (an instant) tells which holds have ended.
 */
export const listContactsQuery = (
  db: Database,
  { status, category, text }: ContactFilter,
  from: Position<number> | null,
  now: number,
  limit: number = askedRows,
) => {
  const { key, id } = from ?? newest;
  return db
    .select(listed(now))
    .from(contacts)
    .where(
      and(
        status ? eq(contacts.status, status) : undefined,
        category ? inCategory(category) : undefined,
        sql`(${contacts.createdAt}, ${contacts.id}) < (${key}, ${id})`,
        // A search must find each of them by its own words.
        text === null ? standsForAll(status !== null) : isFoundBy(text),
      ),
    )
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(limit);
};

/** Counts go no further than this: a badge shows one less and a plus. */
export const countedRows = 100;

/** A statement that counts the contacts of each status, repeated inquiries as one, none further than {@link countedRows}. */
export const countContactsQuery = (db: Database) => {
  const counts = contactStatuses.map(
    (status) =>
      sql`select ${status} as status, count(*) as count from (select 1 from ${contacts} where ${and(eq(contacts.status, status), standsForAll(true))} limit ${countedRows})`,
  );
  return db
    .select({ status: sql<ContactStatus>`status`, count: sql<number>`count` })
    .from(sql`(${sql.join(counts, sql` union all `)})`);
};
