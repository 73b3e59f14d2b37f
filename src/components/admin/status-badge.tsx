import type { StatusCopy } from "../../content/admin/statuses.ts";

/** A status as icon and word. */
export function StatusBadge({ status: { label, icon, tone } }: { status: StatusCopy }) {
  return (
    <span className="badge" data-tone={tone}>
      <span className={icon} aria-hidden="true" />
      {label}
    </span>
  );
}
