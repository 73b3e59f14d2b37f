import { Hono } from "hono";
import { instantPosition } from "../../../database/page-of.ts";
import type { AppEnv } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { wordsOf } from "../../../platform/pages/words.ts";
import { clientOf, liveSessionQuery, ofClient } from "../../portal/access/sessions.ts";
import { clientRequestForm } from "../../portal/dashboard/form.ts";
import { readMessages } from "../../portal/dashboard/read-portal.ts";
import { showMessages } from "../../portal/dashboard/show-messages.tsx";
import { forClient, withSession } from "../../portal/frame/sign-in.tsx";
import type { PortalBooking, PortalRequestPage } from "../../portal/frame/view.ts";
import { portalApi, portalParameters } from "../../portal/paths.ts";
import { privateFile } from "../../uploads/private-files.ts";
import { filesOfClientQuery } from "../mail/store-reply.ts";
import { receiveRequest } from "../receive-request.ts";
import { clientFilePath, portalMessages, requestSubmitted } from "./paths.ts";

const submitted = (booking: string | null) => ({ json: { success: true }, to: requestSubmitted(booking) });

/** Of at most 60 characters, in one line. */
const firstWords = (message: string): string | undefined =>
  /^[^\p{Cc}\p{Zl}\p{Zp}]{1,60}(?!\S)|^[^\p{Cc}\p{Zl}\p{Zp}]{1,60}/u.exec(message)?.[0];

const requesting = formRoute({
  path: portalApi.requests,
  schema: clientRequestForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  again: showMessages,
  act: (c, form, now) =>
    forClient(
      c,
      ({ db, sid }) =>
        receiveRequest(
          db,
          sid,
          { ...form, subject: form.subject ?? firstWords(form.message) ?? "", newDate: null },
          now,
        ),
      (outcome) =>
        outcome === "stored" ? submitted(form.bookingId) : problem(c, 403, wordsOf(c).portal.missing.foreign),
    ),
  pretend: () => submitted(null),
  mails: true,
  comesBackTo: (c) => portalMessages({ booking: c.req.query(portalParameters.booking) ?? null }),
});

export const clientRequests = new Hono<AppEnv>()
  .get(portalApi.requests, async (c, next) => {
    // A browser returning from its refused form wants a page.
    if (c.req.header("Accept")?.includes("text/html")) return next();
    const before = instantPosition(c.req.query(portalParameters.before));
    return forClient(
      c,
      ({ db, sid, now }) => readMessages(db, sid, before, now, wordsOf(c)),
      ({ page }) => c.json(page satisfies PortalRequestPage),
    );
  })
  .route("/", requesting)

  .get(clientFilePath(":id", ":index"), (c) =>
    forClient(
      c,
      async ({ db, sid, now }) => {
        const [[session], [found]] = await db.batch([
          liveSessionQuery(db, sid, now),
          filesOfClientQuery(db, clientOf(sid, now), c.req.param("id") ?? ""),
        ]);
        return ofClient(session, { file: found?.files[Number(c.req.param("index"))] });
      },
      async ({ file }) => (await privateFile(c.env.PICTURES, file)) ?? problem(c, 404, wordsOf(c).portal.missing.file),
    ),
  )

  .get(portalApi.booking, (c) =>
    forClient(
      c,
      ({ db, sid, now }) => readMessages(db, sid, null, now, wordsOf(c)),
      ({ bookings }) => {
        const asked = c.req.query(portalParameters.booking);
        const booking = asked ? bookings.find(({ id }) => id === asked) : bookings[0];
        return booking ? c.json(booking satisfies PortalBooking) : problem(c, 404, wordsOf(c).portal.missing.booking);
      },
    ),
  );
