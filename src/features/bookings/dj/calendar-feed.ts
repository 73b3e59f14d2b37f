import { Hono } from "hono";
import { type ICalEventData, ICalEventStatus } from "ical-generator";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { calendarText, newCalendar } from "../../../platform/files/calendar-file.ts";
import { sha256 } from "../../../platform/links/signed-link.ts";
import { calendarFile } from "../../admin/paths.ts";
import { callEvent } from "../../calls/call-event.ts";
import { absolute } from "../../site/paths.ts";
import { type FeedBooking, readFeed } from "../calendar/calendar-feeds.ts";
import { eventId, eventLocation, eventTimes } from "../calendar/client-calendar.ts";
import { bookingPaths } from "./paths.ts";

/** Seconds. */
const refresh = 3600;

function bookingEvent(booking: FeedBooking, origin: string): ICalEventData {
  const { id, eventDate, status, updatedAt } = booking;
  const isHold = status === "hold";
  return {
    id: eventId(id, origin),
    sequence: booking.sequence,
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    ...eventTimes(booking, eventDate),
    summary: `${isHold ? "Hold: " : ""}${booking.eventType}, ${booking.clientName}`,
    description: booking.packageName,
    location: eventLocation(booking),
    url: absolute(origin, bookingPaths(id).page),
    status: isHold ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  };
}

const djCalendarFile = (
  { bookings, calls }: NonNullable<Awaited<ReturnType<typeof readFeed>>>,
  origin: string,
): string =>
  calendarText(
    newCalendar("Bookings", {
      name: `${site.name} bookings`,
      ttl: refresh,
      events: [
        ...bookings.map((booking) => bookingEvent(booking, origin)),
        ...calls.map((call) => ({ ...callEvent(call, origin), summary: `Call: ${call.name}` })),
      ],
    }),
  );

/** Days that past bookings stay in the feed. */
const pastDays = 90;

/** Calendar programs cannot log in, so the address holds the secret. */
export const calendarFeed = new Hono<AppEnv>().get(calendarFile(":file"), async (c) => {
  const file = c.req.param("file") ?? "";
  if (!file.endsWith(".ics")) return c.notFound();
  const now = Date.now();
  const since = addDays(calendarDateAt(now), -pastDays);
  const found = await readFeed(primary(c.env.DB), await sha256(file.slice(0, -".ics".length)), since, now);
  if (!found) return c.notFound();
  c.header("X-Robots-Tag", "noindex");
  return c.body(djCalendarFile(found, settingsOf(c.env).siteOrigin), 200, {
    "Content-Type": "text/calendar; charset=utf-8",
  });
});
