import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { extendSession } from "../../portal/frame/session-cookies.ts";
import { signedOut } from "../../portal/frame/sign-in.tsx";
import { portalPaths, portalQuery } from "../../portal/paths.ts";
import { tokenQuery } from "../../site/paths.ts";
import { readClientCalendar, readOwnCalendar } from "../calendar-feeds.ts";
import { bookingCalendarFile, calendarFileName } from "../calendar-file.ts";

async function askedFor(c: Context<AppEnv>, now: number) {
  const db = primary(c.env.DB);
  const token = c.req.query(tokenQuery);
  if (token !== undefined) {
    const { linkSecrets } = settingsOf(c.env);
    return linkSecrets && readClientCalendar(db, linkSecrets, token, now);
  }
  const { sid } = c.var;
  const own = sid && (await readOwnCalendar(db, sid, c.req.query(portalQuery.booking) ?? null, now));
  if (!own) return "signed-out";
  extendSession(c, own.session);
  return own.booking;
}

/** Calendar programs cannot sign in, so the link is signed. */
export const portalCalendar = new Hono<AppEnv>().get(portalPaths.calendar, async (c) => {
  const { siteOrigin: origin } = settingsOf(c.env);
  const now = Date.now();
  const booking = await askedFor(c, now);
  if (booking === "signed-out") return signedOut(c);
  if (!booking) return c.notFound();
  c.header("X-Robots-Tag", "noindex");
  c.header("Cache-Control", "private, no-store");
  return c.body(bookingCalendarFile(booking, origin, now), 200, attachment(calendarFileName(booking)));
});
