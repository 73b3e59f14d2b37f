import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { wordsOf } from "../../../platform/pages/words.ts";
import { portalAccessForm } from "../frame/access-form.ts";
import { clearSessionCookie } from "../frame/session-cookies.ts";
import { showSignIn } from "../frame/sign-in.tsx";
import { portalApi, portalLinkSent, portalPaths } from "../paths.ts";
import { askForLink } from "./queue-portal-link.ts";
import { endSessionQuery } from "./sessions.ts";

/** Says so before asking for an address. */
const linksWork = createMiddleware<AppEnv>(async (c, next) => {
  if (settingsOf(c.env).linkSecrets) return next();
  return isFormPost(c) ? showSignIn(c, "unavailable") : problem(c, 503, wordsOf(c).portal.access.closed);
});

const answered = (c: Context<AppEnv>, email: string | null) => ({
  json: { message: wordsOf(c).portal.access.sent },
  to: email ? portalLinkSent : portalPaths.dashboard,
});

export const portalAccessApi = formRoute({
  path: portalApi.access,
  schema: portalAccessForm,
  guard: linksWork,
  limit: "PORTAL_CLIENT_LIMIT",
  again: (c, form) => showSignIn(c, "ask", { form }),
  async act(c, { email }, now) {
    if (email) await askForLink(primary(c.env.DB), c.env.PORTAL_ADDRESS_LIMIT, email, now);
    return answered(c, email);
  },
  pretend: ({ email }, c) => answered(c, email),
  mails: ({ email }) => email !== null,
  comesBackTo: portalPaths.dashboard,
})
  .post(portalApi.signOut, async (c) => {
    const { sid } = c.var;
    if (sid) await endSessionQuery(primary(c.env.DB), sid);
    clearSessionCookie(c);
    // The browser stores unsent song changes, and the next person may use it.
    c.header("Clear-Site-Data", '"storage"');
    return c.redirect(portalPaths.dashboard, 303);
  })
  .get((c) => c.redirect(portalPaths.dashboard, 303));
