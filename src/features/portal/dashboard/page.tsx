import { Island } from "../../../platform/islands/island.tsx";
import { BookingSwitcher, dashboardOf } from "../frame/booking-switcher.tsx";
import { HoldNotice } from "../frame/hold-notice.tsx";
import { portalMetadata } from "../frame/portal-metadata.ts";
import type { PortalBooking } from "../frame/view.ts";
import { portalPaths } from "../paths.ts";
import portalDashboard, { type PortalDashboardProps } from "./portal-dashboard.island.tsx";
import { PortalHead } from "./portal-head.tsx";

export interface DashboardPageProps extends Omit<PortalDashboardProps, "named"> {
  /** The client's bookings, the next one first; `booking` is the one that is shown. */
  bookings: readonly PortalBooking[];
}

/** A client's own page: the booking, what to do about it, and the requests. */
export function DashboardPage({ bookings, booking, ...view }: DashboardPageProps) {
  return (
    <div className="wrap portal">
      <PortalHead>Client Portal</PortalHead>
      <BookingSwitcher bookings={bookings} shown={booking?.id} at={(id) => dashboardOf(bookings, id)} />
      {booking ? <HoldNotice {...booking} /> : null}
      <Island
        of={portalDashboard}
        props={{ ...view, booking, named: booking !== null && booking.id !== bookings[0]?.id }}
        when="touch"
      />
      <p className="mt-8">
        <a className="text-link small" href={portalPaths.sessions}>
          Where you are signed in
        </a>
      </p>
    </div>
  );
}

export const dashboardMetadata = ({ booking }: DashboardPageProps) =>
  portalMetadata(
    {
      title: "Client Portal",
      description:
        "Your booking at a glance: date, package and venue, your songs, the agreement, and your requests to the DJ.",
      feature: "portal-dashboard",
      path: portalPaths.dashboard,
    },
    booking?.category,
  );
