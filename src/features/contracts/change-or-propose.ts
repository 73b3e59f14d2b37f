import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { amendments } from "../../database/schema/contracts.ts";
import {
  type BookingChange,
  changeBookingQuery,
  changeWithPerson,
  endLinksOfOldAddressQueries,
} from "../bookings/change-booking.ts";
import { type BookingSummary, bookingSummary, statusAt } from "../bookings/model.ts";
import { queueAboutQuery } from "../bookings/notify-client.ts";
import { findBookingQuery, type ListedBooking, onSameDateQuery } from "../bookings/read-bookings.ts";
import type { Actor } from "../leads/move-lead.ts";
import { correctAddressQueries, correctedOfBooking } from "../people/correct-address.ts";
import { isAmended } from "./amendments.ts";
import { signaturesOfQuery } from "./signatures.ts";

/**
 * Proposes a change of a signed booking: what the contract does not speak of (`rest`) changes at once, a corrected address wherever its person has it; the other facts wait
 * for the client, who is mailed. A proposal that waited before is withdrawn, unless it is the same one: then it waits on.
 */
async function proposeChange(
  db: Database,
  id: string,
  change: { before: BookingSummary; after: BookingSummary; rest: Parameters<typeof changeBookingQuery>[2] },
  { by, now }: Actor,
): Promise<void> {
  const { before, after, rest } = change;
  const amendment = crypto.randomUUID();
  const isOpen = and(eq(amendments.bookingId, id), eq(amendments.status, "proposed"));
  await db.batch([
    ...(await correctAddressQueries(db, correctedOfBooking(id, rest), rest.clientEmail, id, now)),
    ...endLinksOfOldAddressQueries(db, id, rest),
    changeBookingQuery(db, id, { ...rest, ...before }),
    db
      .update(amendments)
      .set({ status: "withdrawn", decidedAt: now })
      .where(and(isOpen, sql`${amendments.after} <> ${JSON.stringify(after)}`)),
    // The columns in the order of the schema.
    db.insert(amendments).select(
      sql`select ${amendment} as id, ${id} as booking_id, ${JSON.stringify(before)} as before, ${JSON.stringify(after)} as after,
          'proposed' as status, ${by} as by, ${now} as created_at, null as decided_at, null as session, null as user_agent
          where not exists (select 1 from ${amendments} where ${isOpen})`,
    ),
    queueAboutQuery(
      db,
      id,
      {
        data: sql`json_object('kind', 'amendment-proposed', 'bookingId', ${bookings.id}, 'amendmentId', ${amendment})`,
        to: sql`${bookings.clientEmail}`,
        key: sql`'amendment-proposed:' || ${amendment}`,
        there: sql`exists (select 1 from amendments where amendments.id = ${amendment})`,
      },
      now,
    ),
  ]);
}

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
  change: BookingChange & BookingSummary,
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
  const [before, after] = [bookingSummary(booking), bookingSummary(change)];
  if (!signed || (status !== "hold" && status !== "confirmed") || !isAmended(before, after)) {
    const changed = await changeWithPerson(db, id, change, tell);
    return changed.length > 0 ? "changed" : "missing";
  }
  if (taken.length > 0) return { taken };
  await proposeChange(db, id, { before, after, rest: change }, actor);
  return "proposed";
}
