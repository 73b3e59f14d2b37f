import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings, unsignedOfBooking } from "../../database/schema/bookings.ts";
import { openOfBooking } from "../../database/schema/payments.ts";
import { addDays, calendarDateAt } from "../../platform/dates.ts";
import { dateInWords } from "../../platform/english.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";
import { isSigned } from "./confirm-booking.ts";
import { openInWords } from "./model.ts";
import { queueEndMailQuery } from "./notify-client.ts";

// SEQUENCE does not rise: nothing changes for calendars.
const completeQuery = (db: Database, which: SQL | undefined, now: number) =>
  db
    .update(bookings)
    .set({ status: "completed", holdEndsAt: null, updatedAt: now })
    .where(and(eq(bookings.status, "confirmed"), which))
    .returning({ id: bookings.id });

/**
 * `said` is what `openInWords` gave, or null. `notify` thanks the client unless money is open.
 * @returns whether it was completed; `open` when something else is open than was said
 */
export async function completeBooking(
  db: Database,
  id: string,
  said: string | null,
  { by, now }: Actor,
  notify: boolean,
): Promise<"completed" | "open" | "too-early" | "not-moved"> {
  const today = calendarDateAt(now);
  const [booking] = await db
    .select({
      status: bookings.status,
      eventDate: bookings.eventDate,
      open: openOfBooking,
      isSigned: isSigned.mapWith(Boolean).as("is_signed"),
      unsigned: unsignedOfBooking,
    })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (booking?.status !== "confirmed") return "not-moved";
  if (booking.eventDate > today) return "too-early";
  const open = openInWords(booking);
  if (open !== said) return "open";
  const isAsSaid = sql`(${isSigned} = ${booking.isSigned} and ${openOfBooking} = ${booking.open})`;
  const isDone = sql`exists (select 1 from bookings where ${bookings.id} = ${id} and ${bookings.status} = 'completed'
    and ${bookings.updatedAt} = ${now})`;
  const { completed } = await batchOf(db, {
    noted: db
      .update(bookings)
      .set({
        note: sql`coalesce(${bookings.note} || char(10), '') || ${`Completed on ${dateInWords(today)}: ${open}`}`,
      })
      .where(
        and(eq(bookings.id, id), eq(bookings.status, "confirmed"), isAsSaid, open === null ? sql`false` : undefined),
      ),
    completed: completeQuery(db, and(eq(bookings.id, id), isAsSaid), now),
    audited: auditQuery(
      db,
      { what: "completed-open", who: by, about: `bookings/${id}` },
      now,
      open === null ? sql`false` : isDone,
    ),
    thanked: queueEndMailQuery(db, id, { status: "completed" }, now, notify && booking.open <= 0),
  });
  return completed.length > 0 ? "completed" : "open";
}

const isSettled = sql`(${isSigned} and ${openOfBooking} <= 0)`;

/** Days after the event. */
const completedAfter = 7;

/** Only when signed and paid in full; otherwise the DJ decides. */
export const completePlayedQuery = (db: Database, now: number) =>
  completeQuery(db, and(lte(bookings.eventDate, addDays(calendarDateAt(now), -completedAfter)), isSettled), now);
