import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { BookingSwitcher, dashboardOf } from "./booking-switcher.tsx";
import type { BookingChoice } from "./view.ts";

interface PortalBreadcrumbProps {
  /** Of the page. */
  label: string;
  bookings: readonly BookingChoice[];
  /** Booking id. */
  shown: string;
  /** For another booking. */
  at: (id: string) => string;
}

/** Back to the dashboard, and to the same page of another booking. */
export function PortalBreadcrumb({ label, bookings, shown, at }: PortalBreadcrumbProps) {
  return (
    <div className="portal-breadcrumb no-print">
      <Breadcrumb items={[{ label: "Client Portal", href: dashboardOf(bookings, shown) }, { label }]} />
      <BookingSwitcher bookings={bookings} shown={shown} at={at} />
    </div>
  );
}
