import { Hono } from "hono";
import { receiveRequest } from "../../business/requests/receive-request.ts";
import { primary } from "../../db/client.ts";
import { instantPosition } from "../../db/page-of.ts";
import type { AppEnv } from "../../env.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { problem } from "../../web/forms/problem.tsx";
import { signedOut, withSession } from "../frame/door.tsx";
import { keepSession } from "../frame/session.ts";
import type { PortalBooking, PortalRequestPage } from "../frame/view.ts";
import { portalApi, portalQuery } from "../paths.ts";
import { newRequestTab, portalView, requestSubmitted, requestsFragment } from "../request-paths.ts";
import { clientRequestForm } from "./form.ts";
import { readBookings, readRequests } from "./read-portal.ts";
import { showDashboard } from "./show-dashboard.tsx";

const submitted = (booking: string | null) => ({ json: { success: true }, to: requestSubmitted(booking) });

const requesting = formRoute({
  path: portalApi.requests,
  schema: clientRequestForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  again: (c, form) => showDashboard(c, c.var.sid, form),
  async act(c, form, now) {
    const reception = await receiveRequest(primary(c.env.DB), c.var.sid, form, now);
    if (reception.outcome === "signed-out") return signedOut(c);
    if (reception.outcome === "foreign") return problem(c, 403, "This request belongs to another booking.");
    keepSession(c, reception.session);
    return submitted(form.bookingId);
  },
  pretend: () => submitted(null),
  mails: true,
  comesBackTo: (c) =>
    portalView({ tab: newRequestTab, booking: c.req.query(portalQuery.booking) ?? null }) + requestsFragment,
});

/** A client's requests, and the booking as the portal's island reads it again. */
export const clientRequests = new Hono<AppEnv>()
  .get(portalApi.requests, async (c, next) => {
    // A browser that comes back from its refused form wants a page.
    if (c.req.header("Accept")?.includes("text/html")) return next();
    const { sid } = c.var;
    const before = instantPosition(c.req.query(portalQuery.before));
    const found = sid && (await readRequests(primary(c.env.DB), sid, before, Date.now()));
    if (!found) return signedOut(c);
    keepSession(c, found.session);
    return c.json(found.page satisfies PortalRequestPage);
  })
  .route("/", requesting)

  .get(portalApi.booking, async (c) => {
    const { sid } = c.var;
    const found = sid && (await readBookings(primary(c.env.DB), sid, Date.now()));
    if (!found) return signedOut(c);
    const asked = c.req.query(portalQuery.booking);
    const booking = asked ? found.bookings.find(({ id }) => id === asked) : found.bookings[0];
    if (!booking) return problem(c, 404, "There is no such booking.");
    keepSession(c, found.session);
    return c.json(booking satisfies PortalBooking);
  });
