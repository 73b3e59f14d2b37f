import type { ReactNode } from "react";
import { adminLinks } from "../../content/admin/navigation.ts";
import { Island } from "../../islands/island.tsx";
import { adminPageFragment, api, paths } from "../../paths.ts";

interface AdminLayoutProps {
  /** Path of the page, whose link is marked as current. */
  path: string;
  title: string;
  /** What stands beside the title: a state, or the page's one action. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Links that stay in a phone's bar; the others are behind its last button. */
const atThumb = 4;

interface RailLinkProps {
  label: string;
  href: string;
  icon: string;
  current?: boolean;
}

function RailLink({ label, href, icon, current = false }: RailLinkProps) {
  return (
    <li>
      <a href={href} aria-current={current ? "page" : undefined}>
        <span className={icon} aria-hidden="true" />
        {label}
      </a>
    </li>
  );
}

/**
 * The frame of every page of the administrator's area: its navigation is a rail beside the page, and on a phone a bar
 * at the thumb, whose last button opens the rest without any script.
 */
export function AdminLayout({ path, title, aside, children }: AdminLayoutProps) {
  const links = adminLinks.map((link) => <RailLink key={link.href} {...link} current={link.href === path} />);
  return (
    <div className="admin">
      <nav className="admin-nav no-print" aria-label="Administration">
        <ul className="admin-bar">{links.slice(0, atThumb)}</ul>
        <button type="button" popoverTarget="admin-more">
          <span className="i-lucide-ellipsis" aria-hidden="true" />
          More
        </button>
        <ul id="admin-more" popover="auto">
          {links.slice(atThumb)}
          <RailLink label="View site" href={paths.home} icon="i-lucide-external-link" />
          <RailLink label="Log out" href={api.logout} icon="i-lucide-log-out" />
        </ul>
      </nav>
      <div className="admin-page" id={adminPageFragment.slice(1)} tabIndex={-1}>
        <header className="admin-head">
          <h1 className="display font-display admin-title">{title}</h1>
          {aside}
        </header>
        {children}
      </div>
      <Island name="session-watch" props={{}} when="load" />
    </div>
  );
}
