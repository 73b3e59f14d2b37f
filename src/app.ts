import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { accessGuard } from "./admin/frame/access.tsx";
import { admin } from "./admin/index.ts";
import { appBase, noteFaultOf } from "./app-base.tsx";
import { mailService } from "./business/mail-service.ts";
import type { AppEnv } from "./env.ts";
import { sendDueMails } from "./mail/send-due.ts";
import { session } from "./portal/frame/session.ts";
import { portal } from "./portal/index.ts";
import { site } from "./site/index.ts";
import { api } from "./site/paths.ts";
import { publicSite } from "./site/public-routes.ts";
import { answerInTime } from "./web/middleware/answer-in-time.ts";
import { sameOrigin } from "./web/middleware/same-origin.ts";

/** Lets a handler have the mails sent that it has queued, and faults counted, once its answer is out; and know other routes. */
const afterward = createMiddleware<AppEnv>(async (c, next) => {
  c.set("sendMails", () => c.executionCtx.waitUntil(sendDueMails(mailService(c.env), Date.now())));
  c.set("routeAt", routeAt);
  c.set("noteFault", (event, place) => noteFaultOf(c, event, place));
  await next();
});

/** The whole site as one Hono app. */
export const app = appBase();

/** The route that answers a GET of `path`, without the patterns of its parameters. */
const routeAt = (path: string): string | null =>
  app.router
    .match("GET", path)[0]
    .map(([[, route]]) => route)
    .find(({ method, path: own }) => method === "GET" && !own.endsWith("*"))
    ?.path.replace(/(:\w+)\{.*?\}+/g, "$1") ?? null;

// Before anything that looks at the visitor: what these answer is for everyone, without so much as a request's id.
app.route("/", publicSite);
// With no length allowed, the id is always made here: one from outside could pose as another request in the logs.
app.use(requestId({ limitLength: 0 }), sameOrigin, afterward, answerInTime, accessGuard);
// A client who is signed in with an address has confirmed it.
app.use(api.waitlist, session);
for (const area of [site, portal, admin]) app.route("/", area);
