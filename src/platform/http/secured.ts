import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../../env.ts";
import { adminPaths } from "../../features/admin/paths.ts";
import { portalPaths } from "../../features/portal/paths.ts";
import {
  policyChallengedBy,
  policyLeadingTo,
  policyOfAdmin,
  policyOfWorker,
  securityHeaders,
} from "./security-headers.ts";

const entries = Object.entries(securityHeaders);

/**
 * Security headers of every answer. What the portal's addresses hold reaches no other request: not the link's token while
 * it is exchanged for a session, and no path afterward. (`no-referrer` on a page would make browsers hide the origin of
 * its forms as well, which are then refused.)
 */
export const secured: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { challengedBy, formsLeadTo } = c.var;
  for (const [name, value] of entries) c.res.headers.set(name, value);
  if (challengedBy) c.res.headers.set("Content-Security-Policy", policyChallengedBy(challengedBy));
  else if (c.req.path === adminPaths.worker) c.res.headers.set("Content-Security-Policy", policyOfWorker);
  else if (c.req.path.startsWith(adminPaths.today))
    c.res.headers.set("Content-Security-Policy", policyOfAdmin(formsLeadTo));
  else if (formsLeadTo) c.res.headers.set("Content-Security-Policy", policyLeadingTo(formsLeadTo));
  // Nothing is there that could need one, and caches may keep that for everybody.
  if (c.res.status === 404) c.res.headers.delete("Set-Cookie");
  if (!c.req.path.startsWith(portalPaths.dashboard)) return;
  c.res.headers.set("Referrer-Policy", c.res.status === 303 ? "no-referrer" : "strict-origin");
};
