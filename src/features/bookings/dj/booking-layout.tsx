import type { ReactNode } from "react";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { guestAdminPaths } from "../../guests/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { adminPlan } from "../../timeline/dj/paths.ts";
import { bookingPaths } from "./paths.ts";

export function FillIn({ id, clientName }: { id: string; clientName: string }) {
  return (
    <form className="status-buttons" method="post" action={adminPlan(id).fillIn}>
      <button className="btn btn-secondary btn-small" type="submit">
        <span className="i-lucide-pencil" aria-hidden="true" />
        Fill in songs and details for {clientName}
      </button>
    </form>
  );
}

interface BookingLayoutProps {
  id: string;
  clientName: string;
  /** As in `tabsOf`. */
  current: string;
  isCanceled?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

function tabsOf(id: string, isCanceled: boolean) {
  const { page, contract, gigSheet, booth, recap } = bookingPaths(id);
  const played = [
    { label: "Contract", href: contract },
    { label: "Gig sheet", href: gigSheet },
    { label: "Booth", href: booth },
    { label: "Evening", href: recap },
  ];
  return [
    { label: "Booking", href: page },
    { label: "Money", href: bookingMoney(id).page },
    { label: "Plan", href: adminPlan(id).page },
    { label: "Guests", href: guestAdminPaths(id).page },
    ...(isCanceled ? [] : played),
  ];
}

/** The pages of one booking. */
export function BookingLayout({ id, clientName, current, isCanceled = false, aside, children }: BookingLayoutProps) {
  return (
    <AdminLayout path={adminPaths.bookings} title={clientName} aside={aside}>
      <nav className="booking-tabs no-print" aria-label="This booking">
        {tabsOf(id, isCanceled).map(({ label, href }) => (
          <a key={href} href={href} aria-current={label === current ? "page" : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {children}
    </AdminLayout>
  );
}
