import { Hono } from "hono";
import { deleteCookie } from "hono/cookie";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { paths } from "../../site/paths.ts";
import { ensureUser } from "../access/users.ts";
import { adminApi, afterLogin, wantedPage } from "../paths.ts";
import { accessCookie, adminNotice, visitorOf } from "./access.tsx";
import { adminNoticeMetadata } from "./admin-notice.tsx";
import { LogOutPage } from "./log-out-page.tsx";

/** Logging in and out through Cloudflare Access, and who is logged in. */
export const auth = new Hono<AppEnv>()
  // Behind the guard: whoever gets here is logged in.
  .get(adminApi.login, (c) => c.redirect(afterLogin(c.req.query(wantedPage))))

  // Shows, and ends nothing: another site's link or picture must not log the administrator out.
  .get(adminApi.logout, (c) => {
    const { access } = settingsOf(c.env);
    if (!("unset" in access)) c.set("formsLeadTo", new URL(access.teamDomain).origin);
    return c.render(<LogOutPage />, { metadata: adminNoticeMetadata });
  })

  .post(adminApi.logout, (c) => {
    const { access } = settingsOf(c.env);
    // Access ends the session at the edge; the token alone would stay good until it expires.
    deleteCookie(c, accessCookie);
    // What the device keeps of evenings goes as well, and with it all else that the site has stored there.
    c.header("Clear-Site-Data", '"cache", "storage"');
    return c.redirect("unset" in access ? paths.home : new URL("/cdn-cgi/access/logout", access.teamDomain).href, 303);
  })

  // Not behind the guard, because Access would answer with its login page instead of 401.
  .get(adminApi.user, async (c) => {
    const visitor = await visitorOf(c);
    if (visitor === "unchecked") return adminNotice(c, 503, "Your login cannot be checked at the moment.");
    if (typeof visitor !== "object") return adminNotice(c, 401, "Please log in.");
    return c.json(await ensureUser(primary(c.env.DB), visitor.email, Date.now()));
  });
