import { type SQL, sql } from "drizzle-orm";
import { contacts } from "./schema.ts";

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
export const joinedWith = (id: string): SQL =>
  sql`(select other.id from contacts inner join contacts as other on lower(other.email) = lower(contacts.email)
    and (other.id = contacts.id or (${isJoined})) where ${contacts.id} = ${id})`;

const isBlocked = sql`exists (select 1 from blocked_days
  where blocked_days.last_day >= contacts.event_date and blocked_days.first_day <= contacts.event_date
    and (blocked_days.weekday is null or blocked_days.weekday = cast(strftime('%w', contacts.event_date) as integer)))`;

/**
 * What has taken the date of a contact, as an SQL value: a booking of somebody else that is confirmed, or else held. A
 * blocked day is as good as confirmed.
 */
export const dateTakenBy = sql<"confirmed" | "hold" | null>`iif(${isBlocked}, 'confirmed', (select min(bookings.status)
  from bookings where bookings.event_date = contacts.event_date and bookings.status in ('confirmed', 'hold')
    and bookings.client_email <> lower(contacts.email) and bookings.contact_id is not contacts.id))`;
