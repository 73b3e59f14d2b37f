import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import type { AppEnv } from "./env.ts";
import { accessGuard } from "./middleware/access.tsx";
import { privateByDefault } from "./middleware/edge-cache.ts";
import { renderer } from "./middleware/renderer.tsx";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { speculationRules } from "./middleware/speculation-rules.ts";
import { NotFoundPage, notFoundMetadata } from "./pages/not-found.tsx";
import { ServerErrorPage, serverErrorMetadata } from "./pages/server-error.tsx";
import { api } from "./paths.ts";
import { adminBooking } from "./routes/admin/booking.tsx";
import { adminBookings } from "./routes/admin/bookings.tsx";
import { adminContent } from "./routes/admin/content.tsx";
import { adminLeads } from "./routes/admin/leads.tsx";
import { adminNewBooking } from "./routes/admin/new-booking.tsx";
import { adminOutbox } from "./routes/admin/outbox.tsx";
import { adminPeople } from "./routes/admin/people.tsx";
import { adminRequests } from "./routes/admin/requests.tsx";
import { stage } from "./routes/admin/stage.ts";
import { adminStats } from "./routes/admin/stats.tsx";
import { today } from "./routes/admin/today.tsx";
import { auth } from "./routes/api/auth.ts";
import { beacon } from "./routes/api/beacon.ts";
import { contactApi } from "./routes/api/contact.tsx";
import { leadInquiry } from "./routes/api/lead-inquiry.tsx";
import { newsletter } from "./routes/api/newsletter.tsx";
import { nowPlaying } from "./routes/api/now-playing.ts";
import { isFormPost, problem } from "./routes/api/problem.tsx";
import { spotify } from "./routes/api/spotify.ts";
import { blog } from "./routes/blog.tsx";
import { book } from "./routes/book.tsx";
import { calendarFeed } from "./routes/calendar-feed.ts";
import { contact } from "./routes/contact.tsx";
import { documents } from "./routes/documents.ts";
import { epk } from "./routes/epk.tsx";
import { gallery } from "./routes/gallery.tsx";
import { home } from "./routes/home.tsx";
import { landing } from "./routes/landing.tsx";
import { live } from "./routes/live.tsx";
import { merch } from "./routes/merch.tsx";
import { mixes } from "./routes/mixes.tsx";
import { newsletterPages } from "./routes/newsletter.tsx";
import { portalAccessApi } from "./routes/portal/access-api.tsx";
import { clientRequests } from "./routes/portal/client-requests.tsx";
import { portalContract } from "./routes/portal/contract.tsx";
import { portal } from "./routes/portal/portal.tsx";
import { portalSongs } from "./routes/portal/songs.tsx";
import { songsApi } from "./routes/portal/songs-api.ts";

/** The site as one Hono app: what every answer gets, the routes, and what happens when there is none or one fails. */
export function createApp() {
  const app = new Hono<AppEnv>();
  app.use(requestId(), securityHeaders, privateByDefault, speculationRules, renderer, sameOrigin, accessGuard);

  app.route("/", home);
  app.route("/", blog);
  app.route("/", mixes);
  app.route("/", epk);
  app.route("/", documents);
  app.route("/", beacon);
  app.route("/", live);
  app.route("/", book);
  app.route("/", newsletterPages);
  app.route("/", newsletter);
  app.route("/", contact);
  app.route("/", gallery);
  app.route("/", merch);

  app.route("/", landing);
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
