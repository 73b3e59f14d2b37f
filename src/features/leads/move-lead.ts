import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { TakenBy } from "../../content/reply-templates.ts";
import type { ContactStatus } from "../../content/statuses.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { isActive } from "../../database/schema/bookings.ts";
import { contactEvents, contacts } from "../../database/schema/leads.ts";
import { addressesOf } from "../../database/schema/people.ts";
import type { Actor } from "../admin/audit/model.ts";
import { isBlocked } from "../dates/blocked-days.ts";

/*
 * A person's inquiries of one kind for one date are one lead. Columns are written in full, because Drizzle leaves the
 * table out of single-table selections.
 */
const isSamePerson = sql`lower(other.email) in ${addressesOf(sql`lower(contacts.email)`)}`;
const isSameEvent = sql`other.event_date = contacts.event_date and other.event_category is contacts.event_category`;
const isJoined = sql`${isSamePerson} and ${isSameEvent}`;

/** Of the oldest of joined inquiries that wait, or were answered together: its promise holds. */
export const askedAt = sql<number>`coalesce((select min(other.created_at) from contacts as other where ${isJoined}
  and other.status = contacts.status and other.answered_at is contacts.answered_at), contacts.created_at)`.as(
  "asked_at",
);

export const timesAsked = sql<number>`(select max(1, count(*)) from contacts as other where ${isJoined})`;

/** Picks the newest of joined inquiries; `ofStatus`: of those with the same status. */
export const standsForAll = (ofStatus: boolean): SQL =>
  sql`not exists (select 1 from contacts as other where ${isJoined}
    and (other.created_at, other.id) > (contacts.created_at, contacts.id)
    ${ofStatus ? sql`and other.status = contacts.status` : sql``})`;

export const joinedWith = (id: string | SQL): SQL =>
  sql`(select other.id from contacts inner join contacts as other on ${isSamePerson}
    and (other.id = contacts.id or (${isSameEvent})) where ${contacts.id} = ${id})`;

/** Includes joined contacts; neither canceled nor released. */
export const isBooked = (id: string | SQL): SQL =>
  sql`exists (select 1 from bookings where bookings.contact_id in ${joinedWith(id)}
    and bookings.status not in ('cancelled', 'released'))`;

/** Its own booking comes first. A blocked day counts as confirmed. */
export function dateTakenBy(now: number) {
  const isOwn = sql`(bookings.client_email in ${addressesOf(sql`lower(contacts.email)`)} or bookings.contact_id is contacts.id)`;
  const statusOf = (condition: SQL) =>
    sql`(select bookings.status from bookings where bookings.event_date = contacts.event_date and ${isActive(now)} and ${condition})`;
  return sql<TakenBy | null>`coalesce('own-' || ${statusOf(isOwn)},
    iif(${isBlocked(sql`contacts.event_date`)}, 'confirmed', ${statusOf(sql`not ${isOwn}`)}))`;
}

const contactQuery = (db: Database, id: string) =>
  db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, id));

/** Tells whether there is such a contact. */
export async function setContactStatus(
  db: Database,
  id: string,
  status: ContactStatus,
  actor: Actor,
): Promise<boolean> {
  const { found } = await batchOf(db, { moved: statusQueries(db, id, status, actor), found: contactQuery(db, id) });
  return found.length > 0;
}

/** A new contact waits for its reply again. Tells whether there is such a contact. */
export async function undoContactStatus(
  db: Database,
  id: string,
  status: ContactStatus,
  actor: Actor,
): Promise<boolean> {
  const { found } = await batchOf(db, {
    moved: statusQueries(db, id, status, actor),
    waiting: db
      .update(contacts)
      .set({ answeredAt: null })
      .where(and(inArray(contacts.id, joinedWith(id)), eq(contacts.status, "new"))),
    found: contactQuery(db, id),
  });
  return found.length > 0;
}

/** Gives an id if there is such a contact. */
export const addContactNoteQuery = (db: Database, contactId: string, note: string, { by, now }: Actor) =>
  insertFrom(
    db,
    contactEvents,
    { id: crypto.randomUUID(), contactId: contacts.id, note, by, createdAt: now },
    sql`from ${contacts} where ${contacts.id} = ${contactId}`,
  ).returning({ id: contactEvents.id });

/** {@link statusQueries} for the contacts that `which` picks. */
export const movingQueries = (db: Database, which: SQL | undefined, status: ContactStatus, { by, now }: Actor) =>
  [
    insertFrom(
      db,
      contactEvents,
      { id: sql`lower(hex(randomblob(16)))`, contactId: contacts.id, status, by, createdAt: now },
      sql`from ${contacts} where ${and(which, sql`${contacts.status} <> ${status}`)}`,
    ),
    db
      .update(contacts)
      .set({
        status,
        answeredAt: sql`coalesce(${contacts.answeredAt}, case when ${status} <> 'new' then ${now} end)`,
      })
      .where(which),
  ] as const;

/**
 * Moves joined inquiries too. Leaving "new" for the first time counts as answered. The present status changes nothing.
 */
export const statusQueries = (db: Database, contactId: string, status: ContactStatus, actor: Actor) =>
  movingQueries(db, inArray(contacts.id, joinedWith(contactId)), status, actor);

/** `email` in lower case. */
export const leaveAloneQuery = (db: Database, email: string) =>
  db.update(contacts).set({ isLeftAlone: true }).where(sql`lower(${contacts.email}) = ${email}`);
