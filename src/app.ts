import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { admin } from "./admin-routes.ts";
import { appBase, noteFaultOf } from "./app-base.tsx";
import type { AppEnv } from "./env.ts";
import { accessGuard } from "./features/admin/frame/access.tsx";
import { session } from "./features/portal/frame/session-cookies.ts";
import { api, waitlistJoinedPath } from "./features/site/paths.ts";
import { mailService } from "./mail-service.ts";
import { answerInTime, sameOrigin } from "./platform/http/secured.ts";
import { sendDueMails } from "./platform/mail/send-due.ts";
import { allWords } from "./platform/pages/words.ts";
import { portal } from "./portal-routes.ts";
import { publicSite } from "./public-routes.ts";
import { site } from "./site-routes.ts";

/** Work that may run after the answer is sent. */
const afterward = createMiddleware<AppEnv>(async (c, next) => {
  c.set("sendMails", () => c.executionCtx.waitUntil(sendDueMails(mailService(c.env), Date.now())));
  c.set("routeAt", routeAt);
  c.set("noteFault", (event, place) => noteFaultOf(c, event, place));
  await next();
});

export const app = appBase();

const routeAt = (path: string): string | null =>
  app.router
    .match("GET", path)[0]
    .map(([[, route]]) => route)
    .find(({ method, path: own }) => method === "GET" && !own.endsWith("*"))
    ?.path.replace(/(:\w+)\{.*?\}+/g, "$1") ?? null;

// The same for everyone, so before the visitor's middleware.
app.route("/", publicSite);
// Length 0 ignores ids from outside, which could pose as another request in the logs.
app.use(requestId({ limitLength: 0 }), sameOrigin, afterward, answerInTime, accessGuard);
for (const { formats } of allWords)
  for (const path of [api.waitlist, api.waitlistLeave, `${waitlistJoinedPath}/*`])
    app.use(formats.prefix + path, session);
for (const area of [site, portal, admin]) app.route("/", area);
