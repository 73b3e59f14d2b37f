import type { Context } from "hono";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { capitalized, untilIn } from "../../../platform/language.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { clientCalendarPath } from "../../bookings/calendar/client-calendar.ts";
import { meetingOf } from "../../calls/call-link.ts";
import { newRequestTab } from "../../requests/client/paths.ts";
import { forClient } from "../frame/sign-in.tsx";
import { portalParameters } from "../paths.ts";
import { DashboardPage, type DashboardPageProps, dashboardMetadata } from "./page.tsx";
import { readPortal } from "./read-portal.ts";

/** Not found unless the booking is the client's. */
export function showDashboard(c: Context<AppEnv>): Promise<Response> {
  const words = wordsOf(c);
  const { actions } = words.dashboard;
  const asked = c.req.query(portalParameters.booking) || null;
  const { linkSecrets, siteOrigin, stripe } = settingsOf(c.env);
  const shown = { booking: asked, siteOrigin };
  return forClient(
    c,
    ({ db, sid, now }) => readPortal(db, sid, shown, now, words),
    async (found, { now, session }) => {
      const { bookings, links, page, comesBack, evening, call, hasCalls } = found;
      const booking = asked ? bookings.find(({ id }) => id === asked) : (bookings[0] ?? null);
      if (booking === undefined) return c.notFound();
      const linked = booking && links.find(({ id }) => id === booking.id);
      const calendar = linkSecrets && linked ? await clientCalendarPath(linkSecrets, linked, now) : null;
      const meeting = linked ? await meetingOf(linkSecrets, linked, hasCalls || call !== null, now) : null;
      const meetingNote = call ? capitalized(untilIn(words.formats, call.startsAt, now)) : actions.pickTime;
      const props: DashboardPageProps = {
        email: session.sess.email,
        bookings,
        booking,
        evening,
        comesBack,
        calendar,
        takesCards: !("unset" in stripe),
        meeting: meeting && { ...meeting, note: meeting.external ? actions.calendar : meetingNote },
        page,
        isNew: c.req.query(portalParameters.tab) === newRequestTab,
        idempotencyKey: crypto.randomUUID(),
      };
      return c.render(<DashboardPage {...props} />, { metadata: dashboardMetadata(props, words) });
    },
  );
}
