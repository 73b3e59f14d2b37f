import { type Context, Hono } from "hono";
import { openSessionByLink } from "../../business/portal-access/open-session.ts";
import { isCancelled } from "../../business/portal-access/portal-links.ts";
import { openPortalToken } from "../../business/portal-access/portal-token.ts";
import { primary } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { emailQuery, tokenQuery } from "../../site/paths.ts";
import { showDoor } from "../frame/door.tsx";
import { setSessionCookie } from "../frame/session.ts";
import { portalPaths, portalQuery } from "../paths.ts";
import { showDashboard } from "./show-dashboard.tsx";

/** Exchanges a link for a session, and leads to an address without the token. The link stays good until it expires. */
async function openLink(c: Context<AppEnv>, token: string): Promise<Response> {
  const { linkSecrets } = settingsOf(c.env);
  if (!linkSecrets) return showDoor(c, "unavailable");
  const now = Date.now();
  const claim = await openPortalToken(linkSecrets, token, c.req.query(emailQuery) ?? "", now);
  if (!claim) return showDoor(c, "broken-link");
  const browser = { userAgent: c.req.header("User-Agent") ?? "", before: c.var.sid };
  const id = await openSessionByLink(primary(c.env.DB), claim, browser, now);
  if (!id) return showDoor(c, (await isCancelled(primary(c.env.DB), claim)) ? "cancelled" : "broken-link");
  setSessionCookie(c, id);
  return c.redirect(portalPaths.dashboard, 303);
}

/** The client's portal: its door, and behind it the dashboard. */
export const dashboard = new Hono<AppEnv>().get(portalPaths.dashboard, async (c) => {
  const token = c.req.query(tokenQuery);
  if (token !== undefined) return openLink(c, token);
  const { sid } = c.var;
  if (sid) return showDashboard(c, sid);
  if (!settingsOf(c.env).linkSecrets) return showDoor(c, "unavailable");
  return showDoor(c, c.req.query(portalQuery.sent) === undefined ? "ask" : "sent");
});
