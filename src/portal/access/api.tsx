import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { askForLink } from "../../business/portal-access/ask-for-link.ts";
import { endAllOthers, endOtherSession, endSession, liveSession } from "../../business/portal-access/sessions.ts";
import { accessMessage } from "../../content/portal-access.ts";
import { primary } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { formBody, limitBody, type ShowAgain } from "../../web/forms/form-body.ts";
import { formLimit } from "../../web/forms/form-limit.ts";
import { isFormPost, problem } from "../../web/forms/problem.tsx";
import { showDoor, signedOut } from "../frame/door.tsx";
import { clearSessionCookie, sessionOf } from "../frame/session.ts";
import { endSessionsForm, portalAccessForm } from "../frame/view.ts";
import { portalApi, portalLinkSent, portalPaths } from "../paths.ts";

const showAgain: ShowAgain = (c, { issues, entries }) =>
  showDoor(c, "ask", { rejected: { issues, email: entries.email ?? "" } });

/** Nobody gets in while links cannot be signed: that is said before an address is asked for in vain. */
const linksWork = createMiddleware<AppEnv>(async (c, next) => {
  if (settingsOf(c.env).linkSecrets) return next();
  return isFormPost(c) ? showDoor(c, "unavailable") : problem(c, 503, "The portal cannot be opened right now.");
});

/** Asking for an access link, signing out, and ending other sessions. */
export const portalAccessApi = new Hono<AppEnv>()
  .post(
    portalApi.access,
    limitBody,
    linksWork,
    formLimit(showAgain, "PORTAL_CLIENT_LIMIT"),
    formBody(portalAccessForm, showAgain),
    async (c) => {
      const { email, leaveBlank } = c.req.valid("form");
      if (!email) return isFormPost(c) ? c.redirect(portalPaths.dashboard, 303) : c.json({ message: accessMessage });
      if (!leaveBlank) {
        await askForLink(primary(c.env.DB), c.env.PORTAL_ADDRESS_LIMIT, email, Date.now());
        c.var.sendMails();
      }
      return isFormPost(c) ? c.redirect(portalLinkSent, 303) : c.json({ message: accessMessage });
    },
  )

  .post(portalApi.signOut, async (c) => {
    const sid = await sessionOf(c);
    if (sid) await endSession(primary(c.env.DB), sid);
    clearSessionCookie(c);
    // Song changes that were never sent are kept in the browser, which the next person may use.
    c.header("Clear-Site-Data", '"storage"');
    return c.redirect(portalPaths.dashboard, 303);
  })

  .post(
    portalApi.sessions,
    limitBody,
    formBody(endSessionsForm, (c, { status, message }) => problem(c, status, message)),
    async (c) => {
      const sid = await sessionOf(c);
      if (!sid) return signedOut(c);
      const { session: other, others } = c.req.valid("form");
      const db = primary(c.env.DB);
      const now = Date.now();
      const [[own], ended] = await db.batch([
        liveSession(db, sid, now),
        others ? endAllOthers(db, sid, now) : endOtherSession(db, sid, other ?? "", now),
      ]);
      if (!own) return signedOut(c);
      if (!others && ended.length === 0)
        return problem(c, 404, "There is no such device, or it is signed out already.");
      if (other === sid) clearSessionCookie(c);
      return c.redirect(other === sid ? portalPaths.dashboard : portalPaths.sessions, 303);
    },
  )

  // Where a browser comes back to after a refused form, by reload or from its history.
  .get(portalApi.access, (c) => c.redirect(portalPaths.dashboard, 303))
  .get(portalApi.signOut, (c) => c.redirect(portalPaths.dashboard, 303))
  .get(portalApi.sessions, (c) => c.redirect(portalPaths.sessions, 303));
