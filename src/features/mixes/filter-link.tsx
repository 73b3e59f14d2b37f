/** Leads to the mixes of one tag. */
export function FilterLink({
  label,
  count,
  href,
  current,
}: {
  label: string;
  count: number;
  href: string;
  current: boolean;
}) {
  return (
    <a className="choice" href={href} aria-current={current ? "true" : undefined}>
      <span className="i-lucide-check" aria-hidden="true" />
      <span>
        {label} <span className="text-muted">{count}</span>
      </span>
    </a>
  );
}
