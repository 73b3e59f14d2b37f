import {
  type BookingStatus,
  type ClientRequestStatus,
  clientBookingStatusLabels,
  clientRequestStatusLabels,
} from "../../../content/statuses.ts";

const bookingMarks: Readonly<Record<BookingStatus, { tone: string; icon: string }>> = {
  hold: { tone: "warn", icon: "i-lucide-hourglass" },
  confirmed: { tone: "ok", icon: "i-lucide-check" },
  completed: { tone: "ok", icon: "i-lucide-check-check" },
  cancelled: { tone: "danger", icon: "i-lucide-ban" },
  released: { tone: "neutral", icon: "i-lucide-timer-off" },
};

const requestMarks: Readonly<Record<ClientRequestStatus, { tone: string; icon: string }>> = {
  pending: { tone: "neutral", icon: "i-lucide-clock" },
  completed: { tone: "ok", icon: "i-lucide-check" },
};

function Badge({ tone, icon, word }: { tone: string; icon: string; word: string }) {
  return (
    <span className="badge state" data-tone={tone}>
      <span className={icon} aria-hidden="true" />
      {word}
    </span>
  );
}

export function BookingBadge({ status }: { status: BookingStatus }) {
  return <Badge {...bookingMarks[status]} word={clientBookingStatusLabels[status]} />;
}

export function RequestBadge({ status }: { status: string }) {
  const shown = status === "pending" ? "pending" : "completed";
  return <Badge {...requestMarks[shown]} word={clientRequestStatusLabels[shown]} />;
}
