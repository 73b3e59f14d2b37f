import { and, asc, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import { mostPlanningDays } from "../../content/planning-mails.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planDetails, planMoments } from "../../database/schema/timeline.ts";
import { addDays, calendarDateAt, clockTimeAt } from "../../platform/dates.ts";
import { queueMailQuery } from "../../platform/mail/outbox.ts";
import { duePlanningMails } from "./due.ts";
import { changedTextsQuery } from "./texts.ts";

/** Between which wall-clock times at the business mails are queued: nobody is written to at night. */
const [earliest, latest] = ["10:00", "20:00"] as const;

const there = (rows: SQL) => sql<number>`exists (select 1 ${rows})`.mapWith(Boolean);

/** What the planning mails of a booking depend on. */
const plannedColumns = {
  id: bookings.id,
  clientEmail: bookings.clientEmail,
  eventDate: bookings.eventDate,
  eventType: bookings.eventType,
  hasMoments: there(sql`from ${planMoments} where plan_moments.booking_id = bookings.id`),
  hasSongs: there(sql`from ${songRequests} where song_requests.booking_id = bookings.id`),
  hasDetails: there(
    sql`from ${planDetails} where plan_details.booking_id = bookings.id and load_in is not null and contacts <> '[]'`,
  ),
};

const isPlanned = inArray(bookings.status, ["confirmed", "completed"]);

/** A statement that reads one booking with what its planning mails depend on, unless it was canceled or is held only. */
export const plannedBookingQuery = (db: Database, id: string) =>
  db
    .select(plannedColumns)
    .from(bookings)
    .where(and(eq(bookings.id, id), isPlanned));

const plannedBookingsQuery = (db: Database, now: number) => {
  const today = calendarDateAt(now);
  return db
    .select(plannedColumns)
    .from(bookings)
    .where(
      and(between(bookings.eventDate, addDays(today, -mostPlanningDays), addDays(today, mostPlanningDays)), isPlanned),
    )
    .orderBy(asc(bookings.eventDate));
};

/** Queues the planning mails that are due at `now`, each once for its booking and its date however often this runs. */
export async function queuePlanningMails(db: Database, now: number): Promise<void> {
  const time = clockTimeAt(now);
  if (time < earliest || time >= latest) return;
  const [planned, changed] = await db.batch([plannedBookingsQuery(db, now), changedTextsQuery(db)]);
  const [first, ...more] = planned
    .filter(({ clientEmail }) => clientEmail.includes("@"))
    .flatMap((booking) =>
      duePlanningMails(booking, changed, now).map((mail) =>
        queueMailQuery(
          db,
          { kind: "planning", bookingId: booking.id, mail },
          booking.clientEmail,
          `planning:${booking.id}:${mail}:${booking.eventDate}`,
          now,
        ),
      ),
    );
  if (first) await db.batch([first, ...more]);
}
