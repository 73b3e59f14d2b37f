import { Hono } from "hono";
import { type Reception, receiveRequest } from "../../business/requests/receive-request.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { type ClientRequestInput, clientRequestForm } from "../../forms/client-request.ts";
import { formBody, limitBody, type ShowAgain } from "../../web/forms/form-body.ts";
import { formLimit } from "../../web/forms/form-limit.ts";
import { isFormPost, problem } from "../../web/forms/problem.tsx";
import { receiveForm } from "../../web/forms/receive-form.ts";
import { signedOut, withSession } from "../frame/door.tsx";
import { keepSession, sessionOf } from "../frame/session.ts";
import type { PortalBooking, PortalRequestPage } from "../frame/view.ts";
import { newRequestTab, portalApi, portalQuery, portalView, requestSubmitted, requestsFragment } from "../paths.ts";
import { readBookings, readRequests } from "./read-portal.ts";
import { cursorFrom } from "./request-cursor.ts";
import { showDashboard } from "./show-dashboard.tsx";

/** The dashboard with the refused form, its messages and what was typed. */
const showAgain: ShowAgain = async (c, { issues, entries }) =>
  showDashboard(c, (await sessionOf(c)) ?? "", { issues, entries });

/** A client's requests, and the booking as the portal's island reads it again. */
export const clientRequests = new Hono<AppEnv>()
  .post(
    portalApi.requests,
    limitBody,
    withSession,
    formLimit(showAgain),
    formBody(clientRequestForm, showAgain),
    async (c) => {
      const sid = (await sessionOf(c)) ?? "";
      const form = c.req.valid("form");
      const reception = await receiveForm<ClientRequestInput, Reception | null>(
        c,
        form,
        (form, now) => receiveRequest(primary(c.env.DB), sid, form, now),
        () => null,
      );
      if (reception?.outcome === "signed-out") return signedOut(c);
      if (reception?.outcome === "foreign") return problem(c, 403, "This request belongs to another booking.");
      if (reception) keepSession(c, reception.session);
      if (!isFormPost(c)) return c.json({ success: true });
      return c.redirect(requestSubmitted(reception && form.bookingId), 303);
    },
  )

  .get(portalApi.requests, async (c) => {
    const sid = await sessionOf(c);
    // Where a browser comes back to after a refused form, by reload or from its history.
    if (c.req.header("Accept")?.includes("text/html"))
      return c.redirect(
        portalView({ tab: newRequestTab, booking: c.req.query(portalQuery.booking) ?? null }) + requestsFragment,
        303,
      );
    const before = cursorFrom(c.req.query(portalQuery.before));
    const found = sid && (await readRequests(primary(c.env.DB), sid, before, Date.now()));
    if (!found) return signedOut(c);
    keepSession(c, found.session);
    return c.json(found.page satisfies PortalRequestPage);
  })

  .get(portalApi.booking, async (c) => {
    const sid = await sessionOf(c);
    const found = sid && (await readBookings(primary(c.env.DB), sid, Date.now()));
    if (!found) return signedOut(c);
    const asked = c.req.query(portalQuery.booking);
    const booking = asked ? found.bookings.find(({ id }) => id === asked) : found.bookings[0];
    if (!booking) return problem(c, 404, "There is no such booking.");
    keepSession(c, found.session);
    return c.json(booking satisfies PortalBooking);
  });
