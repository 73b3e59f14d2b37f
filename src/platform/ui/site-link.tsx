import type { ReactNode } from "react";
import type { NavLink } from "../../content/navigation.ts";
import { useUiWords } from "./words.ts";

interface SiteLinkProps {
  link: NavLink;
  className?: string;
  current?: boolean;
  children?: ReactNode;
}

/** External links open in a new tab. */
export function SiteLink({ link, className, current, children }: SiteLinkProps) {
  const { newTab, inEnglish } = useUiWords();
  if (!link.external) {
    return (
      <a className={className} href={link.href} hrefLang={link.hrefLang} aria-current={current ? "page" : undefined}>
        {link.hrefLang ? `${link.label} ${inEnglish}` : link.label}
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={link.href} target="_blank" rel="noopener">
      {link.label}
      <span className="i-lucide-arrow-up-right leaves" aria-hidden="true" />
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
}
