import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import type { PlanPart, PlanRole } from "../../vocabulary/plan.ts";
import { ownBookingId } from "../bookings/own-booking.ts";
import { bookingFields, bookings } from "../bookings/schema.ts";

/** A browser that asks for a plan: the hashes of the ids in its cookies, empty without one, and the booking it names. */
export interface PlanVisitor {
  sid: string;
  keySid: string;
  booking: string | null;
}

/** Who comes to a plan: a visitor of the portal, or the DJ, who has passed the administrator's door. */
export type PlanCaller = PlanVisitor | { dj: true; booking: string };

/**
 * The id of the booking whose `part` of the plan a visitor may see, as an SQL value: null if there is none, so that what is
 * read or written by it finds nothing.
 *
 * @param now instant in milliseconds
 */
export function planBookingId(caller: PlanCaller, _part: PlanPart, now: number): SQL<string> {
  if ("dj" in caller)
    return sql<string>`(select ${bookings.id} from ${bookings} where ${bookings.id} = ${caller.booking})`;
  return ownBookingId(caller.sid, now, caller.booking);
}

/** Who changes a plan, as others read it. */
export interface PlanAuthor {
  role: PlanRole;
  name: string;
  keyId: string | null;
}

const { note: _, ...shown } = bookingFields;

/** The booking of a plan, as whoever plans may know it. */
export type PlannedBooking = Awaited<ReturnType<typeof plannedBookingQuery>>[number];

/** A statement that reads that booking; no row when the visitor may not see it. */
export const plannedBookingQuery = (db: Database, caller: PlanCaller, part: PlanPart, now: number) =>
  db
    .select(shown)
    .from(bookings)
    .where(eq(bookings.id, planBookingId(caller, part, now)));

/** Who a caller is to those who read the changes. */
export const authorOf = (caller: PlanCaller, { clientName }: Pick<PlannedBooking, "clientName">): PlanAuthor =>
  "dj" in caller ? { role: "dj", name: "DJ", keyId: null } : { role: "client", name: clientName, keyId: null };
