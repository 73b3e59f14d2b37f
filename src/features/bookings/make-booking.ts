import { breaksReference, brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookingOfContactQuery } from "../leads/lead-in-full.ts";
import type { Actor } from "../leads/move-lead.ts";
import { addBooking } from "./add-booking.ts";
import type { BookingInput } from "./dj/form.ts";
import type { ListedBooking } from "./list-bookings.ts";
import { dateOfBooking, ofSameLeadQuery, onSameDateQuery } from "./same-date.ts";

/** What became of a booking: stored, there already, or refused: its contact is gone, or these have taken its date. */
export type Made = { made: string } | { already: string } | { gone: true } | { taken: readonly ListedBooking[] };

/** Where a booking comes from. `key` is the form's own: the same form again makes no second booking. */
export interface Origin extends Actor {
  contactId: string | null;
  key: string;
}

/**
 * Stores a booking in one batch with what follows from it. The database decides: one date takes one booking, held or confirmed,
 * one contact becomes one booking, one form makes one.
 *
 * @throws when D1 does for any other reason
 */
export async function makeBooking(
  db: Database,
  form: BookingInput,
  { contactId, key, ...actor }: Origin,
): Promise<Made> {
  const booking = { ...form, id: key, contactId, createdAt: actor.now, updatedAt: actor.now };
  try {
    await addBooking(db, booking, actor);
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
      // SQLite names the first of several constraints: it may be the form's own booking that has the date.
      return taken.some(({ id }) => id === key) ? { already: key } : { taken };
    }
    if (breaksReference(error)) return { gone: true };
    throw error;
  }
}

/** What stands in a booking's way: what else is on its date, or what else its lead has become. */
export interface Taken {
  taken: readonly ListedBooking[];
  by: "date" | "lead";
}

/** Changes the booking `id` at `now`, unless that would put two on a date or make two of a lead: then gives what is there. */
export async function unlessTaken<T>(
  db: Database,
  change: PromiseLike<T>,
  { id, newDate, now }: { id: string; newDate?: string; now: number },
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
