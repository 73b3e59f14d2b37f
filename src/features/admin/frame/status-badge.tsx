interface StatusBadgeProps {
  status: { label: string; icon: string; tone: "accent" | "neutral" | "warn" | "ok" | "danger" };
}

/** The tone only repeats icon and word. */
export function StatusBadge({ status: { label, icon, tone } }: StatusBadgeProps) {
  return (
    <span className="badge tone" data-tone={tone}>
      <span className={icon} aria-hidden="true" />
      {label}
    </span>
  );
}
