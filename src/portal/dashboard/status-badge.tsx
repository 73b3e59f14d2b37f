import type { PortalBooking } from "../frame/view.ts";

const bookingBadges: Readonly<Record<PortalBooking["status"], { tone: string; icon: string; word: string }>> = {
  hold: { tone: "warn", icon: "i-lucide-hourglass", word: "On hold" },
  confirmed: { tone: "ok", icon: "i-lucide-check", word: "Confirmed" },
  completed: { tone: "ok", icon: "i-lucide-check-check", word: "Played" },
  cancelled: { tone: "danger", icon: "i-lucide-ban", word: "Cancelled" },
};

function Badge({ tone, icon, word }: { tone: string; icon: string; word: string }) {
  return (
    <span className="badge state" data-tone={tone}>
      <span className={icon} aria-hidden="true" />
      {word}
    </span>
  );
}

export function BookingBadge({ status }: { status: PortalBooking["status"] }) {
  return <Badge {...bookingBadges[status]} />;
}

/** A request that is not pending is completed (section 4 of the specification). */
export function RequestBadge({ status }: { status: string }) {
  return status === "pending" ? (
    <Badge tone="neutral" icon="i-lucide-clock" word="Pending" />
  ) : (
    <Badge tone="ok" icon="i-lucide-check" word="Completed" />
  );
}
