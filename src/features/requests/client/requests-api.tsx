import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { instantPosition } from "../../../database/page-of.ts";
import type { AppEnv } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { wordsOf } from "../../../platform/pages/words.ts";
import { clientOf, liveSessionQuery } from "../../portal/access/sessions.ts";
import { clientRequestForm } from "../../portal/dashboard/form.ts";
import { readMessages } from "../../portal/dashboard/read-portal.ts";
import { showMessages } from "../../portal/dashboard/show-messages.tsx";
import { extendSession } from "../../portal/frame/session-cookies.ts";
import { signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import type { PortalBooking, PortalRequestPage } from "../../portal/frame/view.ts";
import { portalApi, portalQuery } from "../../portal/paths.ts";
import { privateFile } from "../../uploads/private-files.ts";
import { filesOfClientQuery } from "../mail/store-reply.ts";
import { receiveRequest } from "../receive-request.ts";
import { clientFilePath, portalMessages, requestSubmitted } from "./paths.ts";

const submitted = (booking: string | null) => ({ json: { success: true }, to: requestSubmitted(booking) });

const requesting = formRoute({
  path: portalApi.requests,
  schema: clientRequestForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  again: (c, form) => showMessages(c, c.var.sid, form),
  async act(c, form, now) {
    const reception = await receiveRequest(primary(c.env.DB), c.var.sid, { ...form, newDate: null }, now);
    if (reception.outcome === "signed-out") return signedOut(c);
    if (reception.outcome === "foreign") return problem(c, 403, wordsOf(c).portal.missing.foreign);
    extendSession(c, reception.session);
    return submitted(form.bookingId);
  },
  pretend: () => submitted(null),
  mails: true,
  comesBackTo: (c) => portalMessages({ booking: c.req.query(portalQuery.booking) ?? null }),
});

export const clientRequests = new Hono<AppEnv>()
  .get(portalApi.requests, async (c, next) => {
    // A browser returning from its refused form wants a page.
    if (c.req.header("Accept")?.includes("text/html")) return next();
    const { sid } = c.var;
    const before = instantPosition(c.req.query(portalQuery.before));
    const found = sid && (await readMessages(primary(c.env.DB), sid, before, Date.now(), wordsOf(c)));
    if (!found) return signedOut(c);
    extendSession(c, found.session);
    return c.json(found.page satisfies PortalRequestPage);
  })
  .route("/", requesting)

  .get(clientFilePath(":id", ":index"), async (c) => {
    const { sid } = c.var;
    const [now, db] = [Date.now(), primary(c.env.DB)];
    const [[session], [found]] = await db.batch([
      liveSessionQuery(db, sid, now),
      filesOfClientQuery(db, clientOf(sid, now), c.req.param("id") ?? ""),
    ]);
    if (!session) return signedOut(c);
    extendSession(c, session);
    const file = found?.files[Number(c.req.param("index"))];
    return (await privateFile(c.env.PICTURES, file)) ?? problem(c, 404, wordsOf(c).portal.missing.file);
  })

  .get(portalApi.booking, async (c) => {
    const { sid } = c.var;
    const found = sid && (await readMessages(primary(c.env.DB), sid, null, Date.now(), wordsOf(c)));
    if (!found) return signedOut(c);
    const asked = c.req.query(portalQuery.booking);
    const booking = asked ? found.bookings.find(({ id }) => id === asked) : found.bookings[0];
    if (!booking) return problem(c, 404, wordsOf(c).portal.missing.booking);
    extendSession(c, found.session);
    return c.json(booking satisfies PortalBooking);
  });
