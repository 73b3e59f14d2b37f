import { and, eq, sql } from "drizzle-orm";
import { type ICalEventData, ICalEventStatus } from "ical-generator";
import { site } from "../../content/site.ts";
import { addDays, type CalendarDate, isCalendarDate } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { day } from "../../durations.ts";
import type { Block, MailContext } from "../../mail/message.ts";
import { clientCalendar } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import type { BookingStatus } from "../../vocabulary/statuses.ts";
import { type LinkSecrets, openToken, signToken } from "../../web/links/signed-link.ts";
import { liveSessionQuery } from "../portal-access/sessions.ts";
import { bookingColumns } from "./booking-columns.ts";
import { ownBookingId } from "./own-booking.ts";
import { bookings } from "./schema.ts";
import { statusAt } from "./status-at.ts";

/** For so long a calendar program may ask: dates are booked two years ahead at most. */
const linkLasts = 3 * 365 * day;

/** A booking as the link to its calendar file names it. */
export interface LinkedBooking {
  id: string;
  portalLinkVersion: number;
  status: BookingStatus;
}

/** The version that its link carries: canceling raises that of the portal's links by one and leaves this link alone. */
const issued = sql`${bookings.portalLinkVersion} - (${bookings.status} = 'cancelled')`;
const issuedOf = ({ portalLinkVersion, status }: LinkedBooking) => portalLinkVersion - (status === "cancelled" ? 1 : 0);

/**
 * The path of a booking's calendar file for a program that cannot sign in, signed at `now` (milliseconds). It opens when and where
 * the event is, and nothing else. Revoking the links to the portal ends it; canceling does not, so that calendars hear of it.
 */
export async function clientCalendarPath(secrets: LinkSecrets, booking: LinkedBooking, now: number): Promise<string> {
  const claim = { subject: booking.id, version: issuedOf(booking), expiresAt: now + linkLasts };
  return clientCalendar(await signToken(secrets, "calendar", claim));
}

/** The button that leads there from a mail; nothing without a secret to sign the link with. */
export async function calendarActions(
  label: string,
  booking: LinkedBooking,
  context: MailContext,
  now: number,
): Promise<Block[]> {
  const { linkSecrets, siteOrigin } = context;
  if (!linkSecrets) return [];
  const href = absolute(siteOrigin, await clientCalendarPath(linkSecrets, booking, now));
  return [{ type: "actions", actions: [{ label, href }] }];
}

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

type CalendarBooking = NonNullable<Awaited<ReturnType<typeof readClientCalendar>>>;

/** Where a booking stands in calendars at `now`: a hold that has ended is off, as if that were written down already. */
function calendarStateOf(
  booking: Pick<CalendarBooking, "status" | "holdEndsAt" | "sequence" | "updatedAt">,
  now: number,
) {
  const status = statusAt(booking, now);
  const isLapsed = status !== booking.status;
  return {
    status,
    isOff: status === "cancelled" || status === "released",
    sequence: booking.sequence + (isLapsed ? 1 : 0),
    changedAt: new Date(isLapsed ? (booking.holdEndsAt ?? booking.updatedAt) : booking.updatedAt),
  };
}

/** From when to when an event lasts, as wall-clock times in Eastern time: an end before the start is on the next day. */
const eventTimes = ({ startTime, endTime }: { startTime: string; endTime: string }, date: CalendarDate) => ({
  timezone: site.timeZone,
  start: `${date}T${startTime}`,
  end: `${endTime > startTime ? date : addDays(date, 1)}T${endTime}`,
});

/** The name of a booking's event, which stays the same however often it changes. */
const eventId = (id: string, origin: string): string => `booking-${id}@${new URL(origin).hostname}`;

/** A booking as an event of its client's calendar, and whether it is called off at `now`; `null` when it has no date. */
export function clientEvent(
  booking: CalendarBooking,
  { origin, url, now }: { origin: string; url: string; now: number },
): { event: ICalEventData; isOff: boolean } | null {
  const { id, eventDate, eventType, packageName, venue, city } = booking;
  if (!isCalendarDate(eventDate)) return null;
  const { status, isOff, sequence, changedAt } = calendarStateOf(booking, now);
  const confirmed = status === "hold" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
  const event = {
    id: eventId(id, origin),
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    ...eventTimes(booking, eventDate),
    summary: `${status === "hold" ? "Held: " : ""}${eventType} with ${site.name}`,
    description: packageName,
    location: [venue, city].filter((part) => part !== null).join(", ") || null,
    organizer: { name: site.name, email: site.email },
    url,
    status: isOff ? ICalEventStatus.CANCELLED : confirmed,
  };
  return { event, isOff };
}
