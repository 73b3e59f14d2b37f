interface PagerProps {
  /** Address of the page after this one; `null` on the last. */
  next: string | null;
  label: string;
  /** Address of the first page, when this is another one. */
  first?: { href: string; label: string } | null;
}

/** The way to the next page of a list, and back to its beginning. */
export function Pager({ next, label, first }: PagerProps) {
  if (!next && !first) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {first ? (
        <a className="btn btn-secondary btn-small" href={first.href}>
          <span className="i-lucide-arrow-up" aria-hidden="true" />
          {first.label}
        </a>
      ) : null}
      {next ? (
        <a className="btn btn-secondary btn-small" href={next} rel="next">
          {label}
          <span className="i-lucide-arrow-down" aria-hidden="true" />
        </a>
      ) : null}
    </nav>
  );
}
