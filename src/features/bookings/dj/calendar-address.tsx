import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { adminPaths } from "../../admin/paths.ts";
import { CalendarFeedCard } from "./calendar-feed-card.tsx";

/** Shows a new calendar address, once. It stands in no link and no redirect, so that no history and no log keeps it. */
export function CalendarAddressPage({ address, since }: { address: string; since: number }) {
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

export const calendarAddressMetadata = adminMetadata({
  title: "Calendar address",
  description: "The new private address of the bookings calendar, shown once, to subscribe to in a calendar program.",
  path: adminPaths.bookings,
});
