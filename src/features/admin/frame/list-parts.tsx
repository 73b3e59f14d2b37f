import type { ReactNode } from "react";
import { Mark } from "../../../platform/ui/mark.tsx";

interface ChoiceLinksProps {
  label: string;
  links: readonly { href: string; label: string; count?: string | null; current: boolean }[];
}

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

interface PagerProps {
  next: string | null;
  label: string;
  first?: { href: string; label: string } | null;
}

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

interface LinkRowProps {
  href: string;
  title: ReactNode;
  children?: ReactNode;
}

/** The whole row opens. In a list of `list-rows-links`. */
export function LinkRow({ href, title, children }: LinkRowProps) {
  return (
    <li>
      <article className="list-row">
        <h2 className="list-person">
          <a href={href}>{title}</a>
        </h2>
        {children}
      </article>
    </li>
  );
}

interface ActionRowProps {
  heading: ReactNode;
  /** Of the form. */
  action: string;
  button: string;
  /** What the button is about, for whoever hears the page. */
  about: string;
  children?: ReactNode;
}

/** In a list of `action-rows`. */
export function ActionRow({ heading, action, button, about, children }: ActionRowProps) {
  return (
    <li>
      <div>
        <h3 className="font-600 break-words">{heading}</h3>
        {children}
      </div>
      <form method="post" action={action}>
        <button className="btn btn-secondary btn-small" type="submit">
          {button}
          <span className="visually-hidden">: {about}</span>
        </button>
      </form>
    </li>
  );
}

export function EmptyList({ text, link }: { text: string; link?: { href: string; label: string } | undefined }) {
  return (
    <div className="empty-list">
      <Mark className="w-12 h-12 text-field-line" />
      <p>{text}</p>
      {link ? (
        <a className="text-link" href={link.href}>
          {link.label}
        </a>
      ) : null}
    </div>
  );
}
