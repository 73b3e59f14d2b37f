import { type SQL, sql } from "drizzle-orm";
import type { TakenBy } from "../../content/reply-templates.ts";
import { isActive } from "../../database/schema/bookings.ts";
import { contacts } from "../../database/schema/leads.ts";
import { isBlocked } from "../dates/blocked-date.ts";

/*
 * Inquiries of one kind that one person sends for one date are one lead: the newest stands for all of them. Columns are
 * written in full, because in a selection of one table Drizzle leaves the table out.
 */
const isJoined = sql`lower(other.email) = lower(contacts.email) and other.event_date = contacts.event_date
  and other.event_category is contacts.event_category`;

/** How often its person has asked for its date, as an SQL value. */
export const timesAsked = sql<number>`(select max(1, count(*)) from contacts as other where ${isJoined})`;

/** That a contact is the newest of its joined inquiries; `ofStatus`: of those that have the same status. */
export const standsForAll = (ofStatus: boolean): SQL =>
  sql`not exists (select 1 from contacts as other where ${isJoined}
    and (other.created_at, other.id) > (contacts.created_at, contacts.id)
    ${ofStatus ? sql`and other.status = contacts.status` : sql``})`;

/** The ids of a contact and of what is joined with it, as an SQL list. */
export const joinedWith = (id: string | SQL): SQL =>
  sql`(select other.id from contacts inner join contacts as other on lower(other.email) = lower(contacts.email)
    and (other.id = contacts.id or (${isJoined})) where ${contacts.id} = ${id})`;

/** That a contact, or what is joined with it, has a booking that was neither canceled nor released, as an SQL value. */
export const isBooked = (id: string | SQL): SQL =>
  sql`exists (select 1 from bookings where bookings.contact_id in ${joinedWith(id)}
    and bookings.status not in ('cancelled', 'released'))`;

/**
 * What has taken the date of a contact at `now`, as an SQL value: its own booking, or else that of somebody else. A blocked day
 * is as good as confirmed.
 */
export function dateTakenBy(now: number) {
  const isOwn = sql`(bookings.client_email = lower(contacts.email) or bookings.contact_id is contacts.id)`;
  const statusOf = (condition: SQL) =>
    sql`(select bookings.status from bookings where bookings.event_date = contacts.event_date and ${isActive(now)} and ${condition})`;
  return sql<TakenBy | null>`coalesce('own-' || ${statusOf(isOwn)},
    iif(${isBlocked(sql`contacts.event_date`)}, 'confirmed', ${statusOf(sql`not ${isOwn}`)}))`;
}
