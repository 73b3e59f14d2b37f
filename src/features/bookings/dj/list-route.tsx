import { type Context, Hono } from "hono";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import { datePosition, pageOf } from "../../../database/page-of.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { newSecret, sha256 } from "../../../platform/links/signed-link.ts";
import { monthSpan } from "../../../platform/months.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths, calendarFeed, listParameters } from "../../admin/paths.ts";
import { daysOffIn, daysOffQuery } from "../../dates/blocked-days.ts";
import { absolute } from "../../site/paths.ts";
import { replaceFeed, revokeFeedsQuery, workingFeedQuery } from "../calendar/calendar-feeds.ts";
import { bookingsBetweenQuery, pastBookingsQuery, upcomingBookingsQuery } from "../read-bookings.ts";
import { CalendarFeedCard } from "./calendar-feed-card.tsx";
import { feedForm } from "./form.ts";
import { BookingsPage, bookingsMetadata } from "./list-page.tsx";

/** Shown once, outside of links, so that no history or log has it. */
function CalendarAddressPage({ address, since }: { address: string; since: number }) {
  return (
    <AdminLayout path={adminPaths.bookings} title="Your calendar address">
      <div className="admin-stack">
        <CalendarFeedCard since={since} address={address} />
        <a className="text-link gap-2" href={adminPaths.bookings}>
          <span className="i-lucide-arrow-left" aria-hidden="true" />
          Back to the bookings
        </a>
      </div>
    </AdminLayout>
  );
}

const calendarAddressMetadata = adminMetadata({
  title: "Calendar address",
  description: "The new private address of the bookings calendar, shown once, to subscribe to in a calendar program.",
  path: adminPaths.bookings,
});

async function readView(c: Context<AppEnv>, today: CalendarDate) {
  const db = primary(c.env.DB);
  const span = monthSpan(c.req.query(listParameters.month));
  if (span) {
    const { bookings, off, feeds } = await batchOf(db, {
      bookings: bookingsBetweenQuery(db, span.first, span.last),
      off: daysOffQuery(db, span),
      feeds: workingFeedQuery(db),
    });
    return { view: { name: "month", ...span, off: daysOffIn(off, span) } as const, bookings, feeds };
  }
  const name = c.req.query(listParameters.view) === "past" ? "past" : "upcoming";
  const from = datePosition(c.req.query(listParameters.from));
  const list = name === "past" ? pastBookingsQuery(db, today, from) : upcomingBookingsQuery(db, today, from);
  const [found, feeds] = await db.batch([list, workingFeedQuery(db)]);
  const { rows, next } = pageOf(found, ({ eventDate }) => eventDate);
  return { view: { name, next, later: from !== null } as const, bookings: rows, feeds };
}

const feeding = formRoute({
  path: adminPaths.calendarFeed,
  schema: feedForm,
  async act(c, { change }, now) {
    const db = primary(c.env.DB);
    if (change === "revoke") {
      await revokeFeedsQuery(db, now);
      return redirectWithNotice(adminPaths.bookings, "feed-revoked");
    }
    const token = newSecret();
    await replaceFeed(db, await sha256(token), now);
    const address = absolute(settingsOf(c.env).siteOrigin, calendarFeed(token));
    return c.render(<CalendarAddressPage address={address} since={now} />, { metadata: calendarAddressMetadata });
  },
  comesBackTo: adminPaths.bookings,
});

export const adminBookings = new Hono<AppEnv>()
  .get(adminPaths.bookings, async (c) => {
    const today = calendarDateAt(Date.now());
    const { view, bookings, feeds } = await readView(c, today);
    const notice = noticeOf(c);
    const feedSince = feeds[0]?.createdAt ?? null;
    const page = <BookingsPage view={view} bookings={bookings} today={today} feedSince={feedSince} notice={notice} />;
    return c.render(page, { metadata: bookingsMetadata });
  })
  .route("/", feeding);
