import type { StatusCopy } from "./labels.ts";

/** The tone only repeats icon and word. */
export function StatusBadge({ status: { label, icon, tone } }: { status: StatusCopy }) {
  return (
    <span className="badge tone" data-tone={tone}>
      <span className={icon} aria-hidden="true" />
      {label}
    </span>
  );
}
