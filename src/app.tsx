import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import { calendarFeed } from "./admin/bookings/calendar-feed.ts";
import { adminBookings } from "./admin/bookings/list-route.tsx";
import { adminNewBooking } from "./admin/bookings/new-route.tsx";
import { adminBooking } from "./admin/bookings/route.tsx";
import { adminContent } from "./admin/content/route.tsx";
import { accessGuard } from "./admin/frame/access.tsx";
import { auth } from "./admin/frame/auth.ts";
import { adminLeads } from "./admin/leads/route.tsx";
import { adminOutbox } from "./admin/outbox/route.tsx";
import { adminPeople } from "./admin/people/route.tsx";
import { adminRequests } from "./admin/requests/route.tsx";
import { spotify } from "./admin/spotify/route.ts";
import { adminStats } from "./admin/stats/route.tsx";
import { today } from "./admin/today/route.tsx";
import { stage } from "./admin/today/stage.ts";
import type { AppEnv } from "./env.ts";
import { portalAccessApi } from "./portal/access/api.tsx";
import { portalContract } from "./portal/contract/route.tsx";
import { clientRequests } from "./portal/dashboard/requests-api.tsx";
import { portal } from "./portal/dashboard/route.tsx";
import { songsApi } from "./portal/songs/api.ts";
import { portalSongs } from "./portal/songs/route.tsx";
import { beacon } from "./site/analytics/route.ts";
import { contactApi } from "./site/contact/api.tsx";
import { NotFoundPage, notFoundMetadata } from "./site/frame/not-found.tsx";
import { ServerErrorPage, serverErrorMetadata } from "./site/frame/server-error.tsx";
import { leadInquiry } from "./site/home/lead-inquiry.tsx";
import { nowPlaying } from "./site/live/now-playing.ts";
import { stream } from "./site/live/route.tsx";
import { newsletter } from "./site/newsletter/api.tsx";
import { newsletterPages } from "./site/newsletter/route.tsx";
import { api } from "./site/paths.ts";
import { publicSite } from "./site/public-routes.ts";
import { isFormPost, problem } from "./web/forms/problem.tsx";
import { privateByDefault } from "./web/middleware/private-by-default.ts";
import { renderer } from "./web/middleware/renderer.tsx";
import { sameOrigin } from "./web/middleware/same-origin.ts";
import { secured } from "./web/middleware/secured.ts";
import { speculationRules } from "./web/middleware/speculation-rules.ts";

/** The site as one Hono app: what every answer gets, the routes, and what happens when there is none or one fails. */
export function createApp() {
  const app = new Hono<AppEnv>();
  app.use(secured, privateByDefault, speculationRules, renderer);
  // Before anything that looks at the visitor: what these answer is for everyone, without so much as a request's id.
  app.route("/", publicSite);
  app.use(requestId(), sameOrigin, accessGuard);

  app.route("/", stream);
  app.route("/", beacon);
  app.route("/", newsletterPages);
  app.route("/", newsletter);

  app.route("/", leadInquiry);
  app.route("/", contactApi);
  app.route("/", nowPlaying);
  app.route("/", auth);
  app.route("/", today);
  app.route("/", stage);
  app.route("/", adminOutbox);
  app.route("/", spotify);
  app.route("/", portal);
  app.route("/", portalAccessApi);
  app.route("/", clientRequests);
  app.route("/", adminStats);
  app.route("/", adminContent);
  app.route("/", adminPeople);

  app.route("/", portalSongs);
  app.route("/", songsApi);
  app.route("/", portalContract);

  // Addresses of their own come before those with an id in them.
  app.route("/", adminLeads);
  app.route("/", adminNewBooking);
  app.route("/", adminBookings);
  app.route("/", adminBooking);
  app.route("/", adminRequests);
  app.route("/", calendarFeed);

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
    return c.render(<ServerErrorPage query={[...new URL(c.req.url).searchParams]} />, {
      metadata: serverErrorMetadata,
    });
  });
  return app;
}
