import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { EventCategory } from "../../content/categories.ts";
import type { Database } from "../../db/client.ts";
import { askedRows, type Position } from "../../db/page-of.ts";
import { type ContactStatus, contactStatuses } from "../../vocabulary/statuses.ts";
import { bookings } from "../bookings/schema.ts";
import { isFoundBy } from "./contact-search.ts";
import { contactFields } from "./contacts.ts";
import { contactEvents, contacts } from "./schema.ts";

/** What the inbox is narrowed to; `null` is everything. `text` is searched for in what the contacts wrote. */
export interface ContactFilter {
  status: ContactStatus | null;
  category: EventCategory | "message" | null;
  text: string | null;
}

const listed = {
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
};

/** A contact as the inbox lists it. */
export type ListedContact = Awaited<ReturnType<typeof listContacts>>[number];

/** Before every instant and id that there can be. */
const newest: Position<number> = { key: Number.MAX_SAFE_INTEGER, id: "" };

const inCategory = (category: EventCategory | "message"): SQL =>
  category === "message" ? isNull(contacts.eventCategory) : eq(contacts.eventCategory, category);

/**
 * A statement that reads a page of the inbox, newest first, from after `from`. An index gives the order, and the walk
 * along it ends with the page; only a text that few contacts have takes it through all of them.
 */
export const listContacts = (
  db: Database,
  { status, category, text }: ContactFilter,
  from: Position<number> | null,
  limit: number = askedRows,
) => {
  const { key, id } = from ?? newest;
  return db
    .select(listed)
    .from(contacts)
    .where(
      and(
        status ? eq(contacts.status, status) : undefined,
        category ? inCategory(category) : undefined,
        sql`(${contacts.createdAt}, ${contacts.id}) < (${key}, ${id})`,
        text === null ? undefined : isFoundBy(text),
      ),
    )
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(limit);
};

/** Counts go no further than this: a badge shows one less and a plus. */
export const countedRows = 100;

/** A statement that counts the contacts of each status, none further than {@link countedRows}. */
export const countContacts = (db: Database) => {
  const counts = contactStatuses.map(
    (status) =>
      sql`select ${status} as status, count(*) as count from (select 1 from ${contacts} where ${eq(contacts.status, status)} limit ${countedRows})`,
  );
  return db
    .select({ status: sql<ContactStatus>`status`, count: sql<number>`count` })
    .from(sql`(${sql.join(counts, sql` union all `)})`);
};

/** A contact with all its fields. */
export type Contact = Awaited<ReturnType<typeof findContact>>[number];

/** A statement that reads one contact. */
export const findContact = (db: Database, id: string) =>
  db.select(contactFields).from(contacts).where(eq(contacts.id, id)).limit(1);

/** What happened to a contact. */
export type ContactEvent = Awaited<ReturnType<typeof listContactEvents>>[number];

/** Events of one contact that its page shows. */
const shownEvents = 100;

/** A statement that reads what happened to a contact, newest first. */
export const listContactEvents = (db: Database, contactId: string) =>
  db
    .select({
      id: contactEvents.id,
      status: contactEvents.status,
      note: contactEvents.note,
      by: contactEvents.by,
      createdAt: contactEvents.createdAt,
    })
    .from(contactEvents)
    .where(eq(contactEvents.contactId, contactId))
    .orderBy(desc(contactEvents.createdAt), desc(contactEvents.id))
    .limit(shownEvents);

/** A statement that reads the booking that a contact has become: none, or the one that is not cancelled. */
export const bookingOfContact = (db: Database, contactId: string) =>
  db
    .select({ id: bookings.id, eventDate: bookings.eventDate, status: bookings.status })
    .from(bookings)
    .where(sql`${bookings.contactId} = ${contactId} and ${bookings.status} <> 'cancelled'`)
    .limit(1);

/** What a contact's page shows of it, in one round trip; `undefined` when there is none. */
export async function contactInFull(db: Database, id: string) {
  const [[contact], events, [booking]] = await db.batch([
    findContact(db, id),
    listContactEvents(db, id),
    bookingOfContact(db, id),
  ]);
  return contact && { contact, events, booking: booking ?? null };
}

/** Who changes something, and when (an instant). */
export interface Actor {
  by: string;
  now: number;
}

/**
 * Statements that give a contact another status and write it down. The first time that it leaves "new" it counts as
 * answered. The status that it has already changes nothing. The second gives the ids that there are.
 */
export const statusStatements = (db: Database, contactId: string, status: ContactStatus, { by, now }: Actor) =>
  [
    // The columns of the table in the order of its schema.
    db.insert(contactEvents).select(
      sql`select ${crypto.randomUUID()} as id, ${contacts.id} as contact_id, ${status} as status, null as note,
        ${by} as by, ${now} as created_at
        from ${contacts} where ${contacts.id} = ${contactId} and ${contacts.status} <> ${status}`,
    ),
    db
      .update(contacts)
      .set({
        status,
        answeredAt: sql`coalesce(${contacts.answeredAt}, case when ${status} <> 'new' then ${now} end)`,
      })
      .where(eq(contacts.id, contactId))
      .returning({ id: contacts.id }),
  ] as const;

/** Gives a contact another status. Tells whether there is such a contact. */
export async function setContactStatus(
  db: Database,
  id: string,
  status: ContactStatus,
  actor: Actor,
): Promise<boolean> {
  const [, found] = await db.batch(statusStatements(db, id, status, actor));
  return found.length > 0;
}

/** A statement that notes something privately beside a contact; gives an id if there is such a contact. */
export const addContactNote = (db: Database, contactId: string, note: string, { by, now }: Actor) =>
  db
    .insert(contactEvents)
    .select(
      sql`select ${crypto.randomUUID()} as id, ${contacts.id} as contact_id, null as status, ${note} as note,
        ${by} as by, ${now} as created_at
        from ${contacts} where ${contacts.id} = ${contactId}`,
    )
    .returning({ id: contactEvents.id });
