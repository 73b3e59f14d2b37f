/** The way from a summary to all of it. */
export function More({ href, children }: { href: string; children: string }) {
  return (
    <a className="text-link gap-2" href={href}>
      {children}
      <span className="i-lucide-arrow-right" aria-hidden="true" />
    </a>
  );
}
