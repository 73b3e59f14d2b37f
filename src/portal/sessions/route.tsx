import { Hono } from "hono";
import { lastUsed } from "../../business/portal-access/open-session.ts";
import { sessionsOfClient } from "../../business/portal-access/sessions.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { signedOut } from "../frame/door.tsx";
import { keepSession, sessionOf } from "../frame/session.ts";
import { portalPaths } from "../paths.ts";
import { deviceInWords } from "./device.ts";
import { SessionsPage, sessionsMetadata } from "./page.tsx";

/** Devices that are listed at most. */
const listed = 50;

/** The browsers that are signed in for a client. */
export const portalSessions = new Hono<AppEnv>().get(portalPaths.sessions, async (c) => {
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
