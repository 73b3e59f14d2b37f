import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import type { AppEnv } from "./env.ts";
import { privateByDefault } from "./middleware/edge-cache.ts";
import { renderer } from "./middleware/renderer.tsx";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { NotFoundPage, notFoundMetadata } from "./pages/not-found.tsx";
import { ServerErrorPage, serverErrorMetadata } from "./pages/server-error.tsx";
import { api } from "./paths.ts";
import { leadInquiry } from "./routes/api/lead-inquiry.tsx";
import { isFormPost, problem } from "./routes/api/problem.tsx";
import { home } from "./routes/home.tsx";
import { landing } from "./routes/landing.tsx";

/** The site as one Hono app: what every answer gets, the routes, and what happens when there is none or one fails. */
export function createApp() {
  const app = new Hono<AppEnv>();
  app.use(requestId(), securityHeaders, privateByDefault, renderer, sameOrigin);

  app.route("/", home);
  app.route("/", landing);
  app.route("/", leadInquiry);

  app.notFound((c) => {
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
    if (c.req.path.startsWith(api.prefix) && !isFormPost(c))
      return problem(c, 500, "Something went wrong on our side. Please try again or contact us directly.");
    c.status(500);
    return c.render(<ServerErrorPage />, { metadata: serverErrorMetadata });
  });
  return app;
}
