import { and, asc, count, desc, eq, gt, lt, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { addDays, type CalendarDate } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { askedRows, type Position } from "../../db/page-of.ts";
import { isErased } from "../../vocabulary/erased-address.ts";
import { listPackagesQuery } from "../content/packages.ts";
import { type Contact, findContactQuery } from "../leads/lead-in-full.ts";
import { type Actor, statusQueries } from "../leads/lead-status.ts";
import { correctAddressQueries, correctedOfBooking, correctedOfContact } from "../people/addresses.ts";
import { queuePortalLinkQuery } from "../portal-access/portal-links.ts";
import { sessions } from "../portal-access/schema.ts";
import { bookingColumns, clientSearchText } from "./booking-columns.ts";
import { sequenceAfter } from "./calendar-steps.ts";
import { requestsOfBookingQuery, songsOfBookingQuery } from "./client-wishes.ts";
import { releaseLapsedHoldsQuery } from "./release-holds.ts";
import { bookingFields, bookings, isActive } from "./schema.ts";
import { queueChangeMailQuery, type ToldFacts, toldFacts } from "./told-changes.ts";

export type Booking = Awaited<ReturnType<typeof findBookingQuery>>[number];
export type NewBooking = Omit<typeof bookings.$inferInsert, "searchText">;

const listed = { ...bookingColumns, clientName: bookings.clientName };

/** A booking as lists show it. */
export type ListedBooking = Awaited<ReturnType<typeof upcomingBookingsQuery>>[number];

const place = sql`(${bookings.eventDate}, ${bookings.id})`;

/** A statement that reads a page of what is held or confirmed from `today` on, or was held, the next first. */
export const upcomingBookingsQuery = (
  db: Database,
  today: CalendarDate,
  from: Position<string> | null,
  limit: number = askedRows,
) =>
  db
    .select(listed)
    .from(bookings)
    .where(
      and(
        sql`${place} > (${from?.key ?? today}, ${from?.id ?? ""})`,
        notInArray(bookings.status, ["cancelled", "completed"]),
      ),
    )
    .orderBy(asc(bookings.eventDate), asc(bookings.id))
    .limit(limit);

/** A statement that reads a page of what was before `today`, and of what was played today already, the last first. */
export const pastBookingsQuery = (db: Database, today: CalendarDate, from: Position<string> | null) =>
  db
    .select(listed)
    .from(bookings)
    .where(
      and(
        sql`${place} < (${from?.key ?? addDays(today, 1)}, ${from?.id ?? ""})`,
        or(lt(bookings.eventDate, today), eq(bookings.status, "completed")),
      ),
    )
    .orderBy(desc(bookings.eventDate), desc(bookings.id))
    .limit(askedRows);

/** Bookings that a month shows at most: far more than one DJ plays. */
const mostOfMonth = 200;

/** A statement that reads the bookings from `first` to `last`, both included. */
export const bookingsBetweenQuery = (db: Database, first: CalendarDate, last: CalendarDate) =>
  db
    .select(listed)
    .from(bookings)
    .where(sql`${bookings.eventDate} between ${first} and ${last}`)
    .orderBy(asc(bookings.eventDate), asc(bookings.id))
    .limit(mostOfMonth);

/** Bookings of one date that are named beside another one of that date. */
const namedOfDate = 5;

/** The date of a booking, as an SQL value. */
export const dateOfBooking = (id: string): SQL =>
  sql`(select ${bookings.eventDate} from ${bookings} where ${bookings.id} = ${id})`;

/** A statement that reads what else has a date at `now`, held or confirmed. */
export const onSameDateQuery = (db: Database, eventDate: string | SQL, now: number, exceptId = "") =>
  db
    .select(listed)
    .from(bookings)
    .where(and(eq(bookings.eventDate, eventDate), ne(bookings.id, exceptId), isActive(now)))
    .orderBy(asc(bookings.status), asc(bookings.id))
    .limit(namedOfDate);

/** A statement that reads one booking. */
export const findBookingQuery = (db: Database, id: string) =>
  db.select(bookingFields).from(bookings).where(eq(bookings.id, id)).limit(1);

/** A statement that reads how far a booking is agreed: what is paid of it, in cents, and when which of both has signed last. */
const agreedQuery = (db: Database, id: string) =>
  db
    .select({
      paid: sql<number>`(select coalesce(sum(payments.amount - payments.refunded_amount), 0) from payments
        where payments.booking_id = bookings.id and payments.status = 'paid')`,
      signedAt: sql<number | null>`(select max(signed_at) from signatures where signatures.booking_id = bookings.id)`,
      countersignedAt: sql<number | null>`(select max(countersignatures.created_at) from countersignatures
        inner join signatures on signatures.id = signature_id where signatures.booking_id = bookings.id)`,
    })
    .from(bookings)
    .where(eq(bookings.id, id));

/** What a booking's page shows, in one round trip; `undefined` when there is no such booking. */
export async function bookingInFull(db: Database, id: string, now: number) {
  const [[booking], sameDate, packages, songs, requests, [signedIn], [agreed]] = await db.batch([
    findBookingQuery(db, id),
    onSameDateQuery(db, dateOfBooking(id), now, id),
    listPackagesQuery(db),
    songsOfBookingQuery(db, id),
    requestsOfBookingQuery(db, id),
    db
      .select({ sessions: count(), lastSignIn: sql<number | null>`max(json_extract(${sessions.sess}, '$.createdAt'))` })
      .from(bookings)
      .innerJoin(sessions, eq(sessions.clientEmail, bookings.clientEmail))
      .where(
        and(
          eq(bookings.id, id),
          eq(sessions.bookingId, bookings.id),
          eq(sessions.linkVersion, bookings.portalLinkVersion),
          gt(sessions.expire, now),
        ),
      ),
    agreedQuery(db, id),
  ]);
  return (
    booking &&
    agreed && {
      ...{ booking, sameDate, packages, songs, requests, agreed },
      signedIn: signedIn ?? { sessions: 0, lastSignIn: null },
    }
  );
}

/** What the form of a new booking needs, in one round trip: the packages, the contact that it comes from, and what is on the date. */
export async function bookingMaterial(db: Database, contactId: string | null, date: CalendarDate | null, now: number) {
  const [packages, [contact], sameDate] = await db.batch([
    listPackagesQuery(db),
    findContactQuery(db, contactId ?? ""),
    onSameDateQuery(db, date ?? sql`(select event_date from contacts where id = ${contactId ?? ""})`, now),
  ]);
  const found: Contact | null = contact ?? null;
  return { packages, contact: found, sameDate };
}

/**
 * Stores a booking, on a date whose holds that have ended are released first. One that comes from a contact makes that contact booked, and queues the mail with its portal link,
 * in the same batch.
 *
 * @throws when the database refuses it; then nothing was stored
 */
export async function addBooking(db: Database, booking: NewBooking, actor: Actor): Promise<void> {
  const release = releaseLapsedHoldsQuery(db, actor.now, booking.eventDate);
  const insert = db.insert(bookings).values({ ...booking, searchText: clientSearchText(booking) });
  if (!booking.contactId) {
    await db.batch([release, insert]);
    return;
  }
  const corrected = correctedOfContact(booking.contactId, booking);
  await db.batch([
    release,
    ...correctAddressQueries(db, corrected, booking.clientEmail, booking.id, actor.now),
    insert,
    ...statusQueries(db, booking.contactId, "booked", actor),
    queuePortalLinkQuery(db, booking.id, actor.now, true),
  ]);
}

/** What the form of a booking can change. */
export type BookingChange = Omit<NewBooking, "id" | "contactId" | "status" | "portalLinkVersion" | "createdAt">;

/**
 * A statement that changes a booking. Another address of the client revokes the links and sessions of the old one, and that
 * of an erased client is kept where it is and goes to no other booking. Gives the ids that there are.
 */
export const changeBookingQuery = (db: Database, id: string, change: BookingChange) =>
  db
    .update(bookings)
    .set({
      ...change,
      sequence: sequenceAfter(change),
      searchText: clientSearchText(change),
      portalLinkVersion: sql`${bookings.portalLinkVersion} + (${bookings.clientEmail} <> ${change.clientEmail})`,
    })
    .where(
      and(eq(bookings.id, id), isErased(change.clientEmail) ? eq(bookings.clientEmail, change.clientEmail) : undefined),
    )
    .returning({ id: bookings.id });

/**
 * Changes a booking as {@link changeBookingQuery} does in one batch, its date free of holds that have ended: a corrected address is corrected wherever its person has it,
 * and with `tell` a mail tells the client what has changed.
 */
export async function changeWithPerson(db: Database, id: string, change: BookingChange & ToldFacts, tell: boolean) {
  const { clientEmail, updatedAt } = change;
  const correct = correctAddressQueries(db, correctedOfBooking(id, change), clientEmail, id, updatedAt);
  const changing = changeBookingQuery(db, id, change);
  const release = releaseLapsedHoldsQuery(db, updatedAt, change.eventDate, id);
  if (!tell) return (await db.batch([...correct, release, changing]))[7];
  const telling = queueChangeMailQuery(db, id, toldFacts(change), clientEmail, updatedAt);
  return (await db.batch([...correct, release, telling, changing]))[8];
}
