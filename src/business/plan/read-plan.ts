import { eq } from "drizzle-orm";
import { calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { bookingChoicesQuery } from "../bookings/client-bookings.ts";
import { choicesAmong, eventDateOf } from "../bookings/client-view.ts";
import { clientOf, liveSessionQuery } from "../portal-access/sessions.ts";
import { type PlanCaller, planBookingId, plannedBookingQuery } from "./access.ts";
import { momentsQuery } from "./moments.ts";
import { changesQuery } from "./read-changes.ts";
import { planDetails } from "./schema.ts";

/** How many of the last changes a plan's page looks at. */
const looksBack = 60;

/** Statements that read a plan: the booking, its moments, its details and its last changes. */
export function planQueries(db: Database, caller: PlanCaller, now: number) {
  const id = planBookingId(caller, "moments", now);
  return [
    plannedBookingQuery(db, caller, "moments", now),
    momentsQuery(db, id),
    db.select().from(planDetails).where(eq(planDetails.bookingId, id)),
    changesQuery(db, id, looksBack),
  ] as const;
}

/** The plan of a client's booking, with the client's other bookings. One round trip. */
export async function readOwnPlan(db: Database, sid: string, booking: string | null, now: number) {
  const caller = { sid, keySid: "", booking };
  const [[session], choices, [planned], moments, [details], changes] = await db.batch([
    liveSessionQuery(db, sid, now),
    bookingChoicesQuery(db, clientOf(sid, now)),
    ...planQueries(db, caller, now),
  ]);
  if (!session) return "signed-out";
  if (!planned) return "missing";
  return {
    session,
    booking: { ...planned, eventDate: eventDateOf(planned) },
    bookings: choicesAmong(choices, calendarDateAt(now)),
    moments,
    details: details ?? null,
    changes,
  };
}
