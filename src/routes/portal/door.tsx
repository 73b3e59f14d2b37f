import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../env.ts";
import { clearSessionCookie, sessionOf } from "../../middleware/portal-session.ts";
import { AccessPage, type AccessPageProps, type AccessView, accessMetadata } from "../../pages/portal/access.tsx";
import { api } from "../../paths.ts";
import { isFormPost, problem } from "../api/problem.tsx";

/** Status of the portal's door by why it is shown. */
const statuses = { ask: 200, sent: 200, "broken-link": 401, ended: 401, unavailable: 503 } as const satisfies Record<
  AccessView,
  number
>;

/** Shows the portal's door: the form that asks for an access link. */
export function showDoor(c: Context<AppEnv>, view: AccessView, rejected?: AccessPageProps["rejected"]) {
  if (!rejected) c.status(statuses[view]);
  const page = rejected ? <AccessPage view={view} rejected={rejected} /> : <AccessPage view={view} />;
  return c.render(page, { metadata: accessMetadata });
}

/**
 * The answer of a page or an API of the portal to whoever has no live session: 401, as JSON to a program and as the
 * portal's door to a browser. A cookie that opens nothing any more is taken back.
 */
export async function signedOut(c: Context<AppEnv>): Promise<Response> {
  if (await sessionOf(c)) clearSessionCookie(c);
  const isProgram = c.req.path.startsWith(api.prefix) && !isFormPost(c);
  return isProgram ? problem(c, 401, "Please open the portal by the link in your mail.") : showDoor(c, "ended");
}

/** Turns away who brings no session, before anything is read of what they sent. */
export const withSession = createMiddleware<AppEnv>(async (c, next) => ((await sessionOf(c)) ? next() : signedOut(c)));
