import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { BookingSwitcher, dashboardOf } from "./booking-switcher.tsx";
import type { BookingChoice } from "./view.ts";

interface PortalBreadcrumbProps {
  /** Name of the page. */
  label: string;
  bookings: readonly BookingChoice[];
  /** Id of the booking that the page is about. */
  shown: string;
  /** The address of the page for another booking. */
  at: (id: string) => string;
}

/** The way from a page about one booking back to its dashboard, and over to the same page of another booking. */
export function PortalBreadcrumb({ label, bookings, shown, at }: PortalBreadcrumbProps) {
  return (
    <div className="portal-breadcrumb no-print">
      <Breadcrumb items={[{ label: "Client Portal", href: dashboardOf(bookings, shown) }, { label }]} />
      <BookingSwitcher bookings={bookings} shown={shown} at={at} />
    </div>
  );
}
