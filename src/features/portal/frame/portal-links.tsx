import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { BookingSwitcher, dashboardOf } from "./booking-switcher.tsx";
import type { BookingChoice } from "./view.ts";

interface PortalBreadcrumbProps {
  label: string;
  bookings: readonly BookingChoice[];
  shown: string;
  at: (id: string) => string;
}

export function PortalBreadcrumb({ label, bookings, shown, at }: PortalBreadcrumbProps) {
  return (
    <div className="portal-breadcrumb no-print">
      <Breadcrumb items={[{ label: "Client Portal", href: dashboardOf(bookings, shown) }, { label }]} />
      <BookingSwitcher bookings={bookings} shown={shown} at={at} />
    </div>
  );
}
