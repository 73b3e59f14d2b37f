import type { BookingStatus, ClientRequestStatus } from "../../../content/statuses.ts";

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

interface BadgeProps<Status extends string> {
  words: Readonly<Record<Status, string>>;
  status: Status;
}

export function BookingBadge({ words, status }: BadgeProps<BookingStatus>) {
  return <Badge {...bookingMarks[status]} word={words[status]} />;
}

export function RequestBadge({ words, status }: Pick<BadgeProps<ClientRequestStatus>, "words"> & { status: string }) {
  const shown = status === "pending" ? "pending" : "completed";
  return <Badge {...requestMarks[shown]} word={words[shown]} />;
}
