import { type Context, Hono } from "hono";
import { lastUsed, openSessionByLink } from "../../business/portal-access/open-session.ts";
import { openPortalToken } from "../../business/portal-access/portal-token.ts";
import { sessionsOfClient } from "../../business/portal-access/sessions.ts";
import { primary } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { emailQuery, paths, tokenQuery } from "../../site/paths.ts";
import { showDoor, signedOut } from "../frame/door.tsx";
import { keepSession, sessionOf, setSessionCookie } from "../frame/session.ts";
import { portalQuery } from "../paths.ts";
import { deviceInWords } from "../sessions/device.ts";
import { SessionsPage, sessionsMetadata } from "../sessions/page.tsx";
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
