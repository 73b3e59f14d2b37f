import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { breaksReference, brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { type CalendarDate, calendarDateAt } from "../../platform/dates.ts";
import type { Actor } from "../admin/audit/model.ts";
import { joinedWith, statusQueries } from "../leads/move-lead.ts";
import { bookingOfContactQuery } from "../leads/read-lead.ts";
import { correctAddressQueries, correctedOfContact } from "../people/correct-address.ts";
import { queuePortalLinkQuery } from "../portal/access/queue-portal-link.ts";
import type { PaymentPart, PriceLine } from "../prices/model.ts";
import { numberSet } from "../settings/store.ts";
import { clientSearchText } from "./booking-columns.ts";
import type { BookingInput } from "./dj/form.ts";
import { type NewBooking, releaseLapsedHoldsQuery } from "./holds/holds.ts";
import { insertPartsQuery } from "./insert-parts.ts";
import { clashOf } from "./model.ts";
import { dateOfBooking, type ListedBooking, ofSameLeadQuery, onSameDateQuery } from "./read-bookings.ts";

/** Days before the event, never due before `now`. */
export const balanceDaysAt = (eventDate: CalendarDate, now: number): SQL =>
  sql`max(0, min(${numberSet("balanceDays")}, julianday(${eventDate}) - julianday(${calendarDateAt(now)})))`;

/** `net` days after the event; null: before it, as already agreed, or as usual where that was after it. */
export const balanceDaysWith = (net: number | null, eventDate: CalendarDate, now: number): SQL =>
  net !== null
    ? sql`${-net}`
    : sql`iif(bookings.balance_days < 0, ${balanceDaysAt(eventDate, now)}, bookings.balance_days)`;

/** `balanceDaysAfterMove` (client-view.ts) in SQL. */
export const balanceDaysMoved = (eventDate: CalendarDate, now: number): SQL =>
  sql`iif(bookings.event_date = ${eventDate} or bookings.balance_days < 0, bookings.balance_days,
    max(0, min(bookings.balance_days, julianday(${eventDate}) - julianday(${calendarDateAt(now)}))))`;

/**
 * In one batch, which also releases ended holds of the date, books the contact and closes its quote.
 * @throws when the database refuses it; then nothing was stored
 */
async function addBooking(
  db: Database,
  booking: Omit<NewBooking, "balanceDays" | "language"> & { balanceDays: SQL; language: SQL },
  parts: readonly PaymentPart[],
  actor: Actor,
  tell: boolean,
): Promise<void> {
  const release = releaseLapsedHoldsQuery(db, actor.now, booking.eventDate);
  const insert = db.insert(bookings).values({ ...booking, searchText: clientSearchText(booking) });
  if (!booking.contactId) {
    await db.batch([release, insert, ...(tell ? [queuePortalLinkQuery(db, booking.id, actor.now, true)] : [])]);
    return;
  }
  const corrected = correctedOfContact(booking.contactId, booking);
  await db.batch([
    release,
    ...(await correctAddressQueries(db, corrected, booking.clientEmail, booking.id, actor.now)),
    insert,
    insertPartsQuery(db, parts, eq(bookings.id, booking.id)),
    ...statusQueries(db, booking.contactId, "booked", actor),
    db
      .update(quotes)
      .set({ status: "superseded", decidedAt: actor.now })
      .where(and(inArray(quotes.contactId, joinedWith(booking.contactId)), eq(quotes.status, "open"))),
    queuePortalLinkQuery(db, booking.id, actor.now, true),
  ]);
}

/** Refused: its contact is gone, others have the date, or the same crew cannot play both. */
export type Made =
  | { made: string }
  | { already: string }
  | { gone: true }
  | { taken: readonly ListedBooking[] }
  | { clashes: ListedBooking };

/** `key` is the form's own: the same form makes no second booking. */
export interface Origin extends Actor {
  contactId: string | null;
  key: string;
  /** Mails a client without a contact. */
  tell?: boolean;
}

/** For a day that already has an event. */
type Beside = Pick<typeof bookings.$inferSelect, "crew" | "minutesBetween">;

/** What the client agreed on of when the balance is due. */
export interface PlannedBalance {
  /** Days before the event; negative after it. */
  balanceDays: number;
  parts: readonly PaymentPart[];
}

/**
 * The database allows one booking per date, contact and form; a `crew` allows others on the date. `planned`: null where
 * the balance is due as usual.
 * @throws when D1 does for any other reason
 */
export async function makeBooking(
  db: Database,
  { crew = null, minutesBetween = 0, ...form }: BookingInput & Partial<Beside> & { lines: readonly PriceLine[] },
  { contactId, key, tell = false, ...actor }: Origin,
  planned: PlannedBalance | null = null,
): Promise<Made> {
  const others = crew ? await onSameDateQuery(db, form.eventDate, actor.now) : [];
  const beside = { crew: others.length > 0 ? crew : null, minutesBetween: crew === "same" ? minutesBetween : 0 };
  const clashes = clashOf({ ...form, ...beside }, others);
  if (clashes) return clashes.id === key ? { already: key } : { clashes };
  const booking = {
    ...form,
    ...beside,
    balanceDays: planned ? sql`${planned.balanceDays}` : balanceDaysAt(form.eventDate, actor.now),
    id: key,
    contactId,
    language: sql<string>`coalesce((select contacts.language from contacts where contacts.id = ${contactId}), 'en')`,
    createdAt: actor.now,
    updatedAt: actor.now,
  };
  try {
    await addBooking(db, booking, planned?.parts ?? [], actor, tell);
    return { made: key };
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === "bookings.id") return { already: key };
    if (broken === "bookings.contact_id") {
      const [existing] = await bookingOfContactQuery(db, contactId ?? "");
      if (existing) return { already: existing.id };
    }
    if (broken === "bookings.event_date") {
      const taken = await onSameDateQuery(db, form.eventDate, actor.now);
      // SQLite names only one constraint, so the form's own booking may have the date.
      return taken.some(({ id }) => id === key) ? { already: key } : { taken };
    }
    if (breaksReference(error)) return { gone: true };
    throw error;
  }
}

/** Bookings on its date, or the lead's other one. */
export interface Taken {
  taken: readonly ListedBooking[];
  by: "date" | "lead";
}

/** Gives the existing bookings if it would put two on a date or make two of a lead. */
export async function unlessTaken<T>(
  db: Database,
  change: PromiseLike<T>,
  { id, newDate, now }: { id: string; newDate?: CalendarDate; now: number },
): Promise<{ done: T } | Taken> {
  try {
    return { done: await change };
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === "bookings.contact_id" || broken === "bookings.quote_id")
      return { taken: await ofSameLeadQuery(db, id), by: "lead" };
    if (broken !== "bookings.event_date") throw error;
    return { taken: await onSameDateQuery(db, newDate ?? dateOfBooking(id), now, id), by: "date" };
  }
}
