import { Hono } from "hono";
import { deleteCookie } from "hono/cookie";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { paths } from "../../site/paths.ts";
import { adminApi, adminPaths, afterLogin, wantedPage } from "../paths.ts";
import { accessCookie, adminNotice, ensureUser, visitorOf } from "./access.tsx";
import { adminNoticeMetadata } from "./admin-notice.tsx";
import { LogOut } from "./log-out.tsx";

function LogOutPage() {
  return (
    <section className="wrap section text-center">
      <h1 className="h1">Log out?</h1>
      <p className="lead mx-auto mt-5 mb-8">
        This device then forgets the evenings that it keeps for work without a signal.
      </p>
      <div className="flex flex-wrap justify-center gap-x-6 gap-y-2">
        <LogOut look="btn btn-primary">Log out</LogOut>
        <a className="btn btn-secondary" href={adminPaths.today}>
          Back to the administration
        </a>
      </div>
    </section>
  );
}

export const adminAuth = new Hono<AppEnv>()
  .get(adminApi.login, (c) => c.redirect(afterLogin(c.req.query(wantedPage))))

  // A GET ends nothing: another site's link must not log the administrator out.
  .get(adminApi.logout, (c) => {
    const { access } = settingsOf(c.env);
    if (!("unset" in access)) c.set("formsLeadTo", new URL(access.teamDomain).origin);
    return c.render(<LogOutPage />, { metadata: adminNoticeMetadata });
  })

  .post(adminApi.logout, (c) => {
    const { access } = settingsOf(c.env);
    // Access ends the session at the edge, but the token stays valid until it expires.
    deleteCookie(c, accessCookie);
    // Includes stored evenings.
    c.header("Clear-Site-Data", '"cache", "storage"');
    return c.redirect("unset" in access ? paths.home : new URL("/cdn-cgi/access/logout", access.teamDomain).href, 303);
  })

  // Unguarded, as Access would answer with its login page instead of 401.
  .get(adminApi.user, async (c) => {
    const visitor = await visitorOf(c);
    if (visitor === "unchecked") return adminNotice(c, 503, "Your login cannot be checked at the moment.");
    if (typeof visitor !== "object") return adminNotice(c, 401, "Please log in.");
    return c.json(await ensureUser(primary(c.env.DB), visitor.email, Date.now()));
  });
