import { type Context, Hono } from "hono";
import { primary } from "../../db/client.ts";
import { sessionsOfClient } from "../../db/sessions.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { keepSession, sessionOf, setSessionCookie } from "../../middleware/portal-session.ts";
import { SessionsPage, sessionsMetadata } from "../../pages/portal/sessions.tsx";
import { emailQuery, paths, tokenQuery } from "../../paths.ts";
import { deviceInWords } from "../../portal/device.ts";
import { lastUsed, openSessionByLink } from "../../portal/open-session.ts";
import { openPortalToken } from "../../portal/portal-link.ts";
import { portalQuery } from "../../portal-paths.ts";
import { showDoor, signedOut } from "./door.tsx";
import { showDashboard } from "./show-dashboard.tsx";

/** Devices that are listed at most. */
const listed = 50;

/** Exchanges a link for a session, and leads to an address without the token. The link stays good until it expires. */
async function openLink(c: Context<AppEnv>, token: string): Promise<Response> {
  const { linkSecrets } = settingsOf(c.env);
  if (!linkSecrets) return showDoor(c, "unavailable");
  const now = Date.now();
  const claim = await openPortalToken(linkSecrets, token, c.req.query(emailQuery) ?? "", now);
  if (!claim) return showDoor(c, "broken-link");
  const browser = { userAgent: c.req.header("User-Agent") ?? "", before: await sessionOf(c) };
  const id = await openSessionByLink(primary(c.env.DB), claim, browser, now);
  if (!id) return showDoor(c, "broken-link");
  setSessionCookie(c, id);
  return c.redirect(paths.portal, 303);
}

/** The client's portal: its door, its dashboard, and the browsers that are signed in. */
export const portal = new Hono<AppEnv>()
  .get(paths.portal, async (c) => {
    const token = c.req.query(tokenQuery);
    if (token !== undefined) return openLink(c, token);
    const sid = await sessionOf(c);
    if (sid) return showDashboard(c, sid);
    if (!settingsOf(c.env).linkSecrets) return showDoor(c, "unavailable");
    return showDoor(c, c.req.query(portalQuery.sent) === undefined ? "ask" : "sent");
  })

  .get(paths.portalSessions, async (c) => {
    const sid = await sessionOf(c);
    if (!sid) return signedOut(c);
    const sessions = await sessionsOfClient(primary(c.env.DB), sid, Date.now(), listed);
    const own = sessions.find((session) => session.sid === sid);
    if (!own) return signedOut(c);
    keepSession(c, own);
    const devices = sessions.map(({ sid: id, sess, expire }) => ({
      id,
      name: deviceInWords(sess.userAgent),
      since: sess.createdAt,
      lastUsed: lastUsed(expire),
      isThis: id === sid,
    }));
    return c.render(<SessionsPage devices={devices} />, { metadata: sessionsMetadata });
  });
