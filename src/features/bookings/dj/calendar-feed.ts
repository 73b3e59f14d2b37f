import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { sha256 } from "../../../platform/links/sha256.ts";
import { calendarFile } from "../../admin/paths.ts";
import { readFeed } from "../calendar-feeds.ts";
import { bookingCalendarFile } from "./booking-calendar.ts";

/** Days that a calendar keeps of what is over. */
const keptDays = 90;

/** The bookings for the DJ's own calendar program, which cannot log in: the secret in the address is the key. */
export const calendarFeed = new Hono<AppEnv>().get(calendarFile(":file"), async (c) => {
  const file = c.req.param("file") ?? "";
  if (!file.endsWith(".ics")) return c.notFound();
  const now = Date.now();
  const since = addDays(calendarDateAt(now), -keptDays);
  const bookings = await readFeed(primary(c.env.DB), await sha256(file.slice(0, -".ics".length)), since, now);
  if (!bookings) return c.notFound();
  c.header("X-Robots-Tag", "noindex");
  return c.body(bookingCalendarFile(bookings, settingsOf(c.env).siteOrigin), 200, {
    "Content-Type": "text/calendar; charset=utf-8",
  });
});
