import type { DateState } from "../../../content/reply-templates.ts";
import type { StatusCopy } from "./labels.ts";
import { StatusBadge } from "./status-badge.tsx";

const copies: Readonly<Record<DateState, StatusCopy | null>> = {
  free: { label: "Free", icon: "i-lucide-check", tone: "ok" },
  hold: { label: "On hold", icon: "i-lucide-hourglass", tone: "warn" },
  confirmed: { label: "Taken", icon: "i-lucide-calendar-x", tone: "danger" },
  "own-hold": { label: "Held for them", icon: "i-lucide-hourglass", tone: "ok" },
  "own-confirmed": { label: "Booked", icon: "i-lucide-calendar-check", tone: "ok" },
  past: { label: "Past", icon: "i-lucide-history", tone: "neutral" },
  none: null,
};

export function DateBadge({ state }: { state: DateState }) {
  const copy = copies[state];
  return copy ? <StatusBadge status={copy} /> : null;
}
