import { Hono } from "hono";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { tokenQuery } from "../../site/paths.ts";
import { showDoor } from "../frame/door.tsx";
import { portalPaths, portalQuery } from "../paths.ts";
import { openLink, switchingClient } from "./open-link.tsx";
import { showDashboard } from "./show-dashboard.tsx";

/** The client's portal: its door, and behind it the dashboard. */
export const dashboard = new Hono<AppEnv>().route("/", switchingClient).get(portalPaths.dashboard, async (c) => {
  if (c.req.query(tokenQuery) !== undefined) return openLink(c, c.req.query());
  const { sid } = c.var;
  if (sid) return showDashboard(c, sid);
  if (!settingsOf(c.env).linkSecrets) return showDoor(c, "unavailable");
  return showDoor(c, c.req.query(portalQuery.sent) === undefined ? "ask" : "sent");
});
