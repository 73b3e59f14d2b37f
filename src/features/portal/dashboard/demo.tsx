import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { clientView } from "../../bookings/client-view.ts";
import { newRequestTab } from "../../requests/client/paths.ts";
import { demoSongs } from "../demo/demo-songs.ts";
import { demoBooking, demoDate, demoRequests } from "../demo/demo-wedding.ts";
import { demoOf } from "../demo-paths.ts";
import { showDemo } from "../frame/demo.tsx";
import { portalPaths, portalQuery } from "../paths.ts";
import { DashboardPage, type DashboardPageProps, dashboardMetadata } from "./page.tsx";

/** The made-up wedding's first page. */
export const dashboardDemo = new Hono<AppEnv>().get(demoOf(portalPaths.dashboard), (c) => {
  const now = Date.now();
  const { id, price, deposit, email } = demoBooking;
  const booking = clientView(
    {
      ...demoBooking,
      id,
      eventDate: demoDate(now),
      ...{ status: "confirmed", holdEndsAt: null, songs: demoSongs.length },
      ...{ paid: deposit, depositDue: null, balanceDue: price - deposit, confirming: 0 },
      ...{ portalLinkVersion: 1, isChangeProposed: false, isSignedByClient: true, isHeldTwice: false, holdHours: 48 },
    },
    now,
  );
  const props: DashboardPageProps = {
    ...{ email, booking, bookings: [booking], calendar: null, newest: true, submitted: false },
    page: { requests: [...demoRequests(now)], older: null },
    isNew: c.req.query(portalQuery.tab) === newRequestTab,
    idempotencyKey: id,
  };
  return showDemo(c, <DashboardPage {...props} />, dashboardMetadata(props));
});
