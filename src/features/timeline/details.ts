import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { planDetails } from "../../database/schema/timeline.ts";
import { momentInWords } from "../../platform/dates.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import { type PlanCaller, planBookingId } from "./access.ts";
import type { PlanDesk } from "./change-plan.ts";
import type { storedOf } from "./detail-entries.ts";
import { groupsOf } from "./history.ts";
import { lockInWords } from "./plan-lock.ts";
import { plannedBookingQuery } from "./planned-booking.ts";
import { waitingQuery } from "./read-changes.ts";

export const detailsQuery = (db: Database, caller: PlanCaller, now: number) =>
  db
    .select()
    .from(planDetails)
    .where(eq(planDetails.bookingId, planBookingId(caller, "details", now, "change")));

/** The booking whose details a caller may change, those, and what waits for the DJ's yes. One round trip. */
export async function readDetails({ db, caller, now }: PlanDesk) {
  const [[booking], [row], waiting] = await db.batch([
    plannedBookingQuery(db, caller, "details", now, "change"),
    detailsQuery(db, caller, now),
    waitingQuery(db, planBookingId(caller, "details", now, "change"), "details"),
  ]);
  if (!booking) return null;
  return {
    ...{ booking, row, waiting: groupsOf(waiting, (at) => momentInWords(at, now)) },
    lock: lockInWords(eventDateOf(booking), row?.lockDays ?? null, now),
  };
}

/** Fields whose changes are recorded. */
export const fields = ["guestCount", "arriveAt", "loadIn", "power", "rainPlan", "outBy", "contacts"] as const;

/** A statement that stores details as the next revision. */
export const writeDetailsQuery = (
  db: Database,
  booking: string,
  revision: number,
  stored: ReturnType<typeof storedOf>,
  now: number,
) => {
  const next = { ...stored, revision: revision + 1, updatedAt: now };
  return db
    .insert(planDetails)
    .values({ ...next, bookingId: booking })
    .onConflictDoUpdate({ target: planDetails.bookingId, set: next });
};

/** That nobody wrote details since `revision` (0: none). */
export const isRevision = (booking: string, revision: number): SQL =>
  sql`coalesce((select revision from plan_details where booking_id = ${booking}), 0) = ${revision}`;
