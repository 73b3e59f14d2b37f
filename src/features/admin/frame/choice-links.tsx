interface ChoiceLinksProps {
  label: string;
  links: readonly { href: string; label: string; count?: string | null; current: boolean }[];
}

/** Views of the same thing to choose from, one of which is shown. */
export function ChoiceLinks({ label, links }: ChoiceLinksProps) {
  return (
    <nav className="choice-links" aria-label={label}>
      {links.map((link) => (
        <a key={link.href} className="choice" href={link.href} aria-current={link.current ? "page" : undefined}>
          <span className="i-lucide-check" aria-hidden="true" />
          <span>{link.label}</span>
          {link.count ? <b>{link.count}</b> : null}
        </a>
      ))}
    </nav>
  );
}
