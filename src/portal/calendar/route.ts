import { Hono } from "hono";
import { ICalCalendarMethod } from "ical-generator";
import { clientEvent, readClientCalendar } from "../../business/bookings/client-calendar.ts";
import { site } from "../../content/site.ts";
import { primary } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { absolute, tokenQuery } from "../../site/paths.ts";
import { calendarText, newCalendar } from "../../web/calendar/calendar-file.ts";
import { portalPaths } from "../paths.ts";

/** How often a calendar program should ask again, in seconds. */
const refresh = 3600;

/** A booking for its client's own calendar program, which cannot sign in: the signed link is the key. */
export const portalCalendar = new Hono<AppEnv>().get(portalPaths.calendar, async (c) => {
  const { linkSecrets, siteOrigin: origin } = settingsOf(c.env);
  const now = Date.now();
  const token = c.req.query(tokenQuery) ?? "";
  const booking = linkSecrets && (await readClientCalendar(primary(c.env.DB), linkSecrets, token, now));
  const found = booking && clientEvent(booking, { origin, url: absolute(origin, portalPaths.dashboard), now });
  if (!found) return c.notFound();
  const calendar = newCalendar("Booking", {
    name: site.name,
    ttl: refresh,
    method: found.isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    events: [found.event],
  });
  c.header("X-Robots-Tag", "noindex");
  c.header("Cache-Control", "private, no-store");
  return c.body(calendarText(calendar), 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'attachment; filename="booking.ics"',
  });
});
