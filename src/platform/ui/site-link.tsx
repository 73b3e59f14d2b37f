import type { ReactNode } from "react";
import type { NavLink } from "../../content/navigation.ts";

interface SiteLinkProps {
  link: NavLink;
  className?: string;
  current?: boolean;
  children?: ReactNode;
}

/** External links open in a new tab. */
export function SiteLink({ link, className, current, children }: SiteLinkProps) {
  if (!link.external) {
    return (
      <a className={className} href={link.href} aria-current={current ? "page" : undefined}>
        {link.label}
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={link.href} target="_blank" rel="noopener">
      {link.label}
      <span className="i-lucide-arrow-up-right leaves" aria-hidden="true" />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
