import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { AppEnv } from "./env.ts";
import { adminFrame } from "./features/admin/frame/frame.tsx";
import { noteFault } from "./features/admin/health/faults.ts";
import { guestFrame } from "./features/guests/guest/frame.tsx";
import { portalFrame } from "./features/portal/frame/frame.tsx";
import { siteFrame } from "./features/site/frame/frame.ts";
import { RowsUnavailable } from "./features/site/frame/public-answers.tsx";
import {
  awayMetadata,
  ServerErrorPage,
  serverErrorMetadata,
  UnavailablePage,
} from "./features/site/frame/server-error.tsx";
import { NotFoundPage, notFoundMetadata } from "./features/site/not-found/page.tsx";
import { api } from "./features/site/paths.ts";
import { isFormPost, problem } from "./platform/http/forms/problem.tsx";
import { privateByDefault, secured } from "./platform/http/secured.ts";
import { renderer } from "./platform/pages/renderer.tsx";
import { wordsOf } from "./platform/pages/words.ts";
import { plainPath } from "./public-routes.ts";

const frames = { site: siteFrame, portal: portalFrame, admin: adminFrame, guests: guestFrame };

/** Counted for the digest after the answer is sent. */
export const noteFaultOf = (c: Context<AppEnv>, event: string, place: string) =>
  c.executionCtx.waitUntil(noteFault(c.env.DB, { event, place, id: c.get("requestId") ?? "" }, Date.now()));

export function appBase() {
  const app = new Hono<AppEnv>();
  app.use(secured, privateByDefault, renderer(frames));

  app.notFound((c) => {
    const plain = ["GET", "HEAD"].includes(c.req.method) ? plainPath(c.req.path) : null;
    if (plain) return c.redirect(plain + new URL(c.req.url).search, 308);
    if (c.req.path.startsWith(api.prefix)) return problem(c, 404, "There is nothing at this address.");
    c.status(404);
    return c.render(<NotFoundPage />, { metadata: notFoundMetadata(wordsOf(c)) });
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException) return problem(c, error.status, error.message);
    // A Drizzle error quotes the parameters, which may be personal; its cause does not.
    const { message, stack } = error.cause instanceof Error ? error.cause : error;
    console.error(
      JSON.stringify({ event: "request-failed", id: c.get("requestId"), route: c.req.routePath, message, stack }),
    );
    noteFaultOf(c, "request-failed", c.req.routePath);
    if (c.req.path.startsWith(api.prefix) && !isFormPost(c))
      return problem(c, 500, "Something went wrong on our side. Please try again or contact us directly.");
    if (error instanceof RowsUnavailable) {
      c.status(503);
      c.header("Retry-After", "60");
      return c.render(<UnavailablePage />, { metadata: awayMetadata(wordsOf(c)) });
    }
    c.status(500);
    return c.render(<ServerErrorPage query={[...new URL(c.req.url).searchParams]} />, {
      metadata: serverErrorMetadata(wordsOf(c)),
    });
  });
  return app;
}
