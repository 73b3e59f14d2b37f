import { type SQL, sql } from "drizzle-orm";
import { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { site } from "../../../content/site.ts";
import type { BookingStatus } from "../../../content/statuses.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import type { LinkSecrets } from "../../../env-variables.ts";
import { addDays, type CalendarDate } from "../../../platform/dates.ts";
import { calendarText, newCalendar } from "../../../platform/files/calendar-file.ts";
import { fill } from "../../../platform/language.ts";
import { linkKinds } from "../../../platform/links/link-kinds.ts";
import { signToken } from "../../../platform/links/signed-link.ts";
import type { Block, MailContent, MailContext } from "../../../platform/mail/message.ts";
import { eventTypeIn, wordsIn } from "../../../platform/pages/words.ts";
import { portalPaths } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import { clientCalendar } from "../client/paths.ts";
import { statusAt } from "../model.ts";

export interface LinkedBooking {
  id: string;
  portalLinkVersion: number;
  status: BookingStatus;
}

/** Canceling raises the portal links' version, but must not end this one. */
const issuedOf = ({ portalLinkVersion, status }: LinkedBooking) => portalLinkVersion - (status === "cancelled" ? 1 : 0);

/**
 * Needs no sign-in, so it shows only when and where. Revoking the portal's links ends it; canceling does not, so that
 * calendars learn of it.
 */
export async function clientCalendarPath(secrets: LinkSecrets, booking: LinkedBooking, now: number): Promise<string> {
  const claim = { subject: booking.id, version: issuedOf(booking), expiresAt: now + linkKinds.calendar.lasts };
  return clientCalendar(await signToken(secrets, "calendar", claim));
}

/** Empty without a secret to sign the link with. */
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

/* SEQUENCE rises only with time, place or status (RFC 5546, 2.1.4). */

/** Times `HH:MM`. */
interface WhenAndWhere {
  eventDate: CalendarDate;
  startTime: string;
  endTime: string;
  venue?: string | null | undefined;
  city?: string | null | undefined;
}

export const changesCalendar = (before: WhenAndWhere, after: WhenAndWhere): boolean =>
  (["eventDate", "startTime", "endTime", "venue", "city"] as const).some((field) => before[field] !== after[field]);

export function sequenceAfter(after: WhenAndWhere): SQL {
  const { eventDate, startTime, endTime, venue, city } = bookings;
  return sql`${bookings.sequence} + (${eventDate} <> ${after.eventDate} or ${startTime} <> ${after.startTime}
    or ${endTime} <> ${after.endTime} or ${venue} is not ${after.venue ?? null} or ${city} is not ${after.city ?? null})`;
}

/** An ended, unrecorded hold was already off in calendars, which is a step of its own. */
export const sequenceAfterStatus = (now: number): SQL =>
  sql`${bookings.sequence} + iif(${bookings.status} = 'hold' and coalesce(${bookings.holdEndsAt} <= ${now}, 0), 2, 1)`;

/** Seconds. */
const refresh = 3600;

/** Times `HH:MM`; `updatedAt` and `holdEndsAt` are instants. */
export type CalendarBooking = Pick<
  typeof bookings.$inferSelect,
  | "id"
  | "eventDate"
  | "startTime"
  | "endTime"
  | "eventType"
  | "packageName"
  | "venue"
  | "city"
  | "status"
  | "holdEndsAt"
  | "sequence"
  | "updatedAt"
  | "language"
>;

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

/** An end before the start is on the next day. */
export const eventTimes = ({ startTime, endTime }: { startTime: string; endTime: string }, date: CalendarDate) => ({
  timezone: site.timeZone,
  start: `${date}T${startTime}`,
  end: `${endTime > startTime ? date : addDays(date, 1)}T${endTime}`,
});

/** Must not change with the event. */
export const eventId = (id: string, origin: string): string => `booking-${id}@${new URL(origin).hostname}`;

export const eventLocation = ({ venue, city }: Pick<CalendarBooking, "venue" | "city">): string | null =>
  [venue, city].filter((part) => part !== null).join(", ") || null;

function clientEvent(
  booking: CalendarBooking,
  { origin, url, now }: { origin: string; url: string; now: number },
): { event: ICalEventData; isOff: boolean } {
  const { id, eventDate, packageName } = booking;
  const words = wordsIn(booking.language);
  const { calendar } = words.bookingMails;
  const { status, isOff, sequence, changedAt } = calendarStateOf(booking, now);
  const { end, ...begins } = eventTimes(booking, eventDate);
  const organizer = { name: site.name, email: site.email };
  const stamped = { id: eventId(id, origin), sequence, stamp: changedAt, ...begins, organizer };
  if (isOff) return { event: { ...stamped, summary: "", status: ICalEventStatus.CANCELLED }, isOff };
  const event = {
    ...stamped,
    end,
    url,
    lastModified: changedAt,
    description: packageName,
    summary: fill(status === "hold" ? calendar.held : calendar.event, {
      event: eventTypeIn(words, booking.eventType),
      name: site.name,
    }),
    location: eventLocation(booking),
    status: status === "hold" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  };
  return { event, isOff };
}

export function bookingCalendarFile(booking: CalendarBooking, origin: string, now: number): string {
  const { event, isOff } = clientEvent(booking, { origin, url: absolute(origin, portalPaths.dashboard), now });
  return calendarText(
    newCalendar("Booking", {
      name: site.name,
      ttl: refresh,
      method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
      events: [event],
    }),
  );
}

export const calendarFileName = ({ language }: Pick<CalendarBooking, "language">): `${string}.ics` =>
  `${wordsIn(language).bookingMails.calendar.file}.ics`;

export function calendarAttachments(
  booking: CalendarBooking,
  { siteOrigin }: MailContext,
  now: number,
): NonNullable<MailContent["attachments"]> {
  const content = new TextEncoder().encode(bookingCalendarFile(booking, siteOrigin, now));
  return [{ filename: calendarFileName(booking), type: "text/calendar", content }];
}
