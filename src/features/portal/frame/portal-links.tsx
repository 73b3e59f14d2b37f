import type { BreadcrumbItem } from "../../../content/landing/page-links.ts";
import { longDateIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalPay } from "../../payments/client/paths.ts";
import { portalView } from "../../requests/client/paths.ts";
import { portalPaths } from "../paths.ts";
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

interface BookingSwitcherProps {
  bookings: readonly BookingChoice[];
  shown: string | undefined;
  at: (id: string) => string;
}

/** The portal's own URL shows the first booking. */
export const dashboardOf = (bookings: readonly BookingChoice[], id: string): string =>
  id === bookings[0]?.id ? portalPaths.dashboard : portalView({ booking: id });

export function BookingSwitcher({ bookings, shown, at }: BookingSwitcherProps) {
  const { formats, portal } = useWords();
  if (bookings.length < 2) return null;
  return (
    <nav aria-label={portal.bookings}>
      <ul className="portal-others">
        {bookings.map(({ id, eventDate, eventType }) => (
          <li key={id}>
            <a href={at(id)} aria-current={id === shown ? "page" : undefined}>
              {longDateIn(formats, eventDate)}
              <span className="text-muted">{eventType}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function PortalBreadcrumb({ label, bookings, shown, at }: PortalBreadcrumbProps) {
  return (
    <div className="portal-breadcrumb no-print">
      <Breadcrumb items={[{ label: useWords().portal.name, href: dashboardOf(bookings, shown) }, { label }]} />
      <BookingSwitcher bookings={bookings} shown={shown} at={at} />
    </div>
  );
}

export function NeededStep({ words, booking }: { words: string; booking: string }) {
  const { booked, portal } = useWords();
  const needsDeposit = words === portal.opens.hold;
  return (
    <p>
      <span className="i-lucide-lock mr-2" aria-hidden="true" />
      {words}{" "}
      <a className="text-link" href={needsDeposit ? portalPay("deposit", booking) : portalContractOf(booking)}>
        {needsDeposit ? booked.deposit.pay : portal.toAgreement}
      </a>
    </p>
  );
}
