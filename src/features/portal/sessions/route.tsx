import { Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { limits, optionalLine } from "../../../platform/fields/fields.ts";
import { deviceInWords } from "../../../platform/http/device-in-words.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { wordsOf } from "../../../platform/pages/words.ts";
import { lastUsed } from "../access/open-session.ts";
import {
  endAllOthersQuery,
  endOtherSessionQuery,
  liveSessionQuery,
  sessionsOfClientQuery,
} from "../access/sessions.ts";
import { clearSessionCookie, extendSession } from "../frame/session.ts";
import { signedOut } from "../frame/sign-in.tsx";
import { portalApi, portalPaths } from "../paths.ts";
import { SessionsPage, sessionsMetadata } from "./page.tsx";

const listed = 50;

/** One by id, or all but the current one. */
const endSessionsForm = z.object({ session: optionalLine(limits.name), others: optionalLine(limits.name) });

const ending = formRoute({
  path: portalApi.sessions,
  schema: endSessionsForm,
  async act(c, { session: other, others }, now) {
    const { sid } = c.var;
    if (!sid) return signedOut(c);
    const db = primary(c.env.DB);
    const [[own], ended] = await db.batch([
      liveSessionQuery(db, sid, now),
      others ? endAllOthersQuery(db, sid, now) : endOtherSessionQuery(db, sid, other ?? "", now),
    ]);
    if (!own) return signedOut(c);
    if (!others && ended.length === 0) return problem(c, 404, wordsOf(c).devices.gone);
    if (other === sid) clearSessionCookie(c);
    return { to: other === sid ? portalPaths.dashboard : portalPaths.sessions };
  },
  comesBackTo: portalPaths.sessions,
});

export const portalSessions = new Hono<AppEnv>().route("/", ending).get(portalPaths.sessions, async (c) => {
  const { sid } = c.var;
  if (!sid) return signedOut(c);
  const sessions = await sessionsOfClientQuery(primary(c.env.DB), sid, Date.now(), listed);
  const own = sessions.find((session) => session.sid === sid);
  if (!own) return signedOut(c);
  extendSession(c, own);
  const words = wordsOf(c);
  const devices = sessions.map(({ sid: id, sess, expire }) => ({
    id,
    name: deviceInWords(sess.userAgent, words.formats),
    since: sess.createdAt,
    // A session opened just now lasts less than its full time.
    lastUsed: Math.max(sess.createdAt, lastUsed(expire)),
    isThis: id === sid,
  }));
  return c.render(<SessionsPage devices={devices} />, { metadata: sessionsMetadata(words) });
});
