import type { DateState } from "../../../content/reply-templates.ts";
import { type CalendarDate, dateInBrief, dateInWords } from "../../../platform/dates.ts";
import type { StatusCopy } from "./labels.ts";
import { StatusBadge } from "./status-badge.tsx";

/** A date as a small calendar leaf: month over day. */
export function DateTile({ date }: { date: CalendarDate }) {
  const [month, day] = dateInBrief(date).replace(",", "").split(" ");
  return (
    <time className="date-tile" dateTime={date} title={dateInWords(date)}>
      <span>{month}</span>
      <b className="font-display">{day}</b>
    </time>
  );
}

const copies: Readonly<Record<DateState, StatusCopy | null>> = {
  free: { label: "Free", icon: "i-lucide-check", tone: "ok" },
  hold: { label: "On hold", icon: "i-lucide-hourglass", tone: "warn" },
  confirmed: { label: "Taken", icon: "i-lucide-calendar-x", tone: "danger" },
  "own-hold": { label: "Held for them", icon: "i-lucide-hourglass", tone: "ok" },
  "own-confirmed": { label: "Booked", icon: "i-lucide-calendar-check", tone: "ok" },
  past: { label: "Past", icon: "i-lucide-history", tone: "neutral" },
  none: null,
};

/** Whether the date that somebody asks for is free. Shows nothing without a date. */
export function DateBadge({ state }: { state: DateState }) {
  const copy = copies[state];
  return copy ? <StatusBadge status={copy} /> : null;
}
