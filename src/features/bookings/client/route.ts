import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { forClient } from "../../portal/frame/sign-in.tsx";
import { portalParameters, portalPaths } from "../../portal/paths.ts";
import { tokenParameter } from "../../site/paths.ts";
import { readClientCalendar, readOwnCalendar } from "../calendar/calendar-feeds.ts";
import { bookingCalendarFile, type CalendarBooking, calendarFileName } from "../calendar/client-calendar.ts";

function sendCalendar(c: Context<AppEnv>, booking: CalendarBooking) {
  c.header("X-Robots-Tag", "noindex");
  c.header("Cache-Control", "private, no-store");
  const file = bookingCalendarFile(booking, settingsOf(c.env).siteOrigin, Date.now());
  return c.body(file, 200, attachment(calendarFileName(booking)));
}

/** Calendar programs cannot sign in, so the link is signed. */
export const portalCalendar = new Hono<AppEnv>().get(portalPaths.calendar, async (c) => {
  const token = c.req.query(tokenParameter);
  if (token === undefined)
    return forClient(
      c,
      ({ db, sid, now }) => readOwnCalendar(db, sid, c.req.query(portalParameters.booking) ?? null, now),
      (booking) => sendCalendar(c, booking),
    );
  const { linkSecrets } = settingsOf(c.env);
  const booking = linkSecrets && (await readClientCalendar(primary(c.env.DB), linkSecrets, token, Date.now()));
  return booking ? sendCalendar(c, booking) : c.notFound();
});
