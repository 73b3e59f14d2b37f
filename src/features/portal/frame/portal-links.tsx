import type { BreadcrumbItem } from "../../../content/landing/page-links.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { portalView } from "../../requests/client/paths.ts";
import { BookingSwitcher, dashboardOf } from "./booking-switcher.tsx";
import type { BookingChoice } from "./view.ts";

interface PortalTrailProps {
  booking: string;
  label: string;
  /** Between the portal and this page. */
  via?: BreadcrumbItem;
}

export function PortalTrail({ booking, label, via }: PortalTrailProps) {
  return (
    <div className="portal-breadcrumb no-print">
      <Breadcrumb
        items={[{ label: useWords().portal.name, href: portalView({ booking }) }, ...(via ? [via] : []), { label }]}
      />
    </div>
  );
}

interface PortalBreadcrumbProps {
  label: string;
  bookings: readonly BookingChoice[];
  shown: string;
  at: (id: string) => string;
}

export function PortalBreadcrumb({ label, bookings, shown, at }: PortalBreadcrumbProps) {
  return (
    <div className="portal-breadcrumb no-print">
      <Breadcrumb items={[{ label: useWords().portal.name, href: dashboardOf(bookings, shown) }, { label }]} />
      <BookingSwitcher bookings={bookings} shown={shown} at={at} />
    </div>
  );
}
