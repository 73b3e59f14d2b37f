import type { Database } from "../../database/client.ts";
import { type BookingChange, changeWithPerson } from "../bookings/change-booking.ts";
import type { ListedBooking } from "../bookings/list-bookings.ts";
import { findBookingQuery } from "../bookings/read-booking.ts";
import { onSameDateQuery } from "../bookings/same-date.ts";
import { statusAt } from "../bookings/status-at.ts";
import { type ToldFacts, toldFacts } from "../bookings/told-facts.ts";
import type { Actor } from "../leads/move-lead.ts";
import { isAmended } from "./amendments.ts";
import { proposeChange } from "./propose-amendment.ts";
import { signaturesOfQuery } from "./signatures.ts";

/**
 * Changes a booking, or, where its client has signed and something of that changes, asks the client: what is signed stands
 * until then. `tell` mails the client of a change that counts at once.
 *
 * @returns whether it was `changed`, `proposed`, or there is no such booking; or what has taken the new date
 * @throws when D1 does, and on a date that is taken meanwhile
 */
export async function changeOrPropose(
  db: Database,
  id: string,
  change: BookingChange & ToldFacts,
  tell: boolean,
  actor: Actor,
): Promise<"changed" | "proposed" | "missing" | { taken: readonly ListedBooking[] }> {
  const [[booking], [signed], taken] = await db.batch([
    findBookingQuery(db, id),
    signaturesOfQuery(db, id),
    onSameDateQuery(db, change.eventDate, actor.now, id),
  ]);
  if (!booking) return "missing";
  const status = statusAt(booking, actor.now);
  const [before, after] = [toldFacts(booking), toldFacts(change)];
  if (!signed || (status !== "hold" && status !== "confirmed") || !isAmended(before, after)) {
    const changed = await changeWithPerson(db, id, change, tell);
    return changed.length > 0 ? "changed" : "missing";
  }
  if (taken.length > 0) return { taken };
  await proposeChange(db, id, { before, after, rest: change }, actor);
  return "proposed";
}
