import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { type LinkSecrets, openToken } from "../../platform/links/signed-link.ts";
import { liveSessionQuery } from "../portal/access/sessions.ts";
import { bookingColumns } from "./booking-columns.ts";
import { ownBookingId } from "./own-booking.ts";

/** The version that a booking's link carries, as `issuedOf` of portal-access/calendar-link.ts has it, as an SQL value. */
const issued = sql`${bookings.portalLinkVersion} - (${bookings.status} = 'cancelled')`;

const shown = { ...bookingColumns, updatedAt: bookings.updatedAt, sequence: bookings.sequence };

/** What the calendar file of the session `sid` tells: of the booking asked for, or of its next. In one round trip. */
export async function readOwnCalendar(db: Database, sid: string, asked: string | null, now: number) {
  const [[session], [booking]] = await db.batch([
    liveSessionQuery(db, sid, now),
    db
      .select(shown)
      .from(bookings)
      .where(eq(bookings.id, ownBookingId(sid, now, asked))),
  ]);
  return session ? { session, booking: booking ?? null } : null;
}

/** What the calendar file with `token` tells, in one round trip; `null` when it is not ours, is over or was revoked. */
export async function readClientCalendar(db: Database, secrets: LinkSecrets, token: string, now: number) {
  const opened = await openToken(secrets, "calendar", token, now);
  if (opened.status !== "valid") return null;
  const [booking] = await db
    .select(shown)
    .from(bookings)
    .where(and(eq(bookings.id, opened.subject), eq(issued, opened.version)));
  return booking ?? null;
}
