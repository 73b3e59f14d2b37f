import type { ReactNode } from "react";
import { adminLinks } from "../../content/admin/navigation.ts";
import { api, paths } from "../../paths.ts";

interface AdminLayoutProps {
  /** Path of the page, whose link is marked as current. */
  path: string;
  title: string;
  /** What stands beside the title: a state, or the page's one action. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the administrator's area: its navigation beside the page, below it on a phone. */
export function AdminLayout({ path, title, aside, children }: AdminLayoutProps) {
  return (
    <div className="admin">
      <nav className="admin-nav" aria-label="Administration">
        <ul>
          {adminLinks.map(({ label, href, icon }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? "page" : undefined}>
                <span className={icon} aria-hidden="true" />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <a href={paths.home}>
              <span className="i-lucide-external-link" aria-hidden="true" />
              View site
            </a>
          </li>
          <li>
            <a href={api.logout}>
              <span className="i-lucide-log-out" aria-hidden="true" />
              Log out
            </a>
          </li>
        </ul>
      </nav>
      <div className="admin-page">
        <header className="admin-head">
          <h1 className="h2">{title}</h1>
          {aside}
        </header>
        {children}
      </div>
    </div>
  );
}
