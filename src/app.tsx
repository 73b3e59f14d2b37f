import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import { accessGuard } from "./admin/frame/access.tsx";
import { adminFrame } from "./admin/frame/frame.tsx";
import { admin } from "./admin/index.ts";
import { mailService } from "./business/mails.ts";
import { noteFault } from "./business/operation/faults.ts";
import type { AppEnv } from "./env.ts";
import { sendDueMails } from "./mail/send-due.ts";
import { portalFrame } from "./portal/frame/frame.tsx";
import { portal } from "./portal/index.ts";
import { siteFrame } from "./site/frame/frame.ts";
import { ServerErrorPage, serverErrorMetadata } from "./site/frame/server-error.tsx";
import { site } from "./site/index.ts";
import { NotFoundPage, notFoundMetadata } from "./site/not-found/page.tsx";
import { api } from "./site/paths.ts";
import { plainPath, publicSite } from "./site/public-routes.ts";
import { isFormPost, problem } from "./web/forms/problem.tsx";
import { answerInTime } from "./web/middleware/answer-in-time.ts";
import { privateByDefault } from "./web/middleware/private-by-default.ts";
import { renderer } from "./web/middleware/renderer.tsx";
import { sameOrigin } from "./web/middleware/same-origin.ts";
import { secured } from "./web/middleware/secured.ts";
import { speculationRules } from "./web/middleware/speculation-rules.ts";

/** What stands around the pages of each area. */
const frames = { site: siteFrame, portal: portalFrame, admin: adminFrame };

/** Counts a fault for the digest, once the answer is out. */
const noteFaultOf = (c: Context<AppEnv>, event: string, place: string) =>
  c.executionCtx.waitUntil(noteFault(c.env.DB, { event, place, id: c.get("requestId") ?? "" }, Date.now()));

/** Lets a handler have the mails sent that it has queued, and faults counted, once its answer is out. */
const afterwards = createMiddleware<AppEnv>(async (c, next) => {
  c.set("sendMails", () => c.executionCtx.waitUntil(sendDueMails(mailService(c.env), Date.now())));
  c.set("noteFault", (event, place) => noteFaultOf(c, event, place));
  await next();
});

/** The site as one Hono app: what every answer gets, the routes, and what happens when there is none or one fails. */
export function createApp() {
  const app = new Hono<AppEnv>();
  app.use(secured, privateByDefault, speculationRules, renderer(frames));
  // Before anything that looks at the visitor: what these answer is for everyone, without so much as a request's id.
  app.route("/", publicSite);
  // With no length allowed, the id is always made here: one from outside could pose as another request in the logs.
  app.use(requestId({ limitLength: 0 }), sameOrigin, afterwards, answerInTime, accessGuard);

  for (const area of [site, portal, admin]) app.route("/", area);

  app.notFound((c) => {
    const plain = ["GET", "HEAD"].includes(c.req.method) ? plainPath(c.req.path) : null;
    if (plain) return c.redirect(plain + new URL(c.req.url).search, 308);
    if (c.req.path.startsWith(api.prefix)) return problem(c, 404, "There is nothing at this address.");
    c.status(404);
    return c.render(<NotFoundPage />, { metadata: notFoundMetadata });
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException) return problem(c, error.status, error.message);
    // A query error of Drizzle's quotes the parameters, which may be personal; its cause does not.
    const { message, stack } = error.cause instanceof Error ? error.cause : error;
    console.error(
      JSON.stringify({ event: "request-failed", id: c.get("requestId"), route: c.req.routePath, message, stack }),
    );
    noteFaultOf(c, "request-failed", c.req.routePath);
    if (c.req.path.startsWith(api.prefix) && !isFormPost(c))
      return problem(c, 500, "Something went wrong on our side. Please try again or contact us directly.");
    c.status(500);
    return c.render(<ServerErrorPage query={[...new URL(c.req.url).searchParams]} />, {
      metadata: serverErrorMetadata,
    });
  });
  return app;
}
