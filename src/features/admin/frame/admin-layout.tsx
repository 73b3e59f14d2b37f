import type { ReactNode } from "react";
import { Island } from "../../../platform/islands/island.tsx";
import { paths } from "../../site/paths.ts";
import { adminPageFragment } from "../paths.ts";
import { LogOut } from "./log-out.tsx";
import { adminLinks } from "./navigation.ts";
import sessionWatch from "./session-watch.island.tsx";

/** A count beside a link, and what it counts. */
interface Badge {
  count: string;
  of: string;
}

type Badges = Readonly<Partial<Record<string, Badge | null>>>;

/** The badge of a count in words ("3", "99+"); `null` for none. */
export const badgeOf = (count: string | null | undefined, of: string): Badge | null => (count ? { count, of } : null);

interface AdminLayoutProps {
  /** Path of the page, whose link is marked as current. */
  path: string;
  title: string;
  /** What stands beside the title: a state, or the page's one action. */
  aside?: ReactNode;
  /** What waits on other pages, by their paths, where this page knows it. */
  badges?: Badges;
  children: ReactNode;
}

/** Links that stay in a phone's bar; the others are behind its last button. */
const atThumb = 4;

interface RailLinkProps {
  label: string;
  href: string;
  icon: string;
  current?: boolean;
  badge?: Badge | null | undefined;
}

function RailLink({ label, href, icon, current = false, badge }: RailLinkProps) {
  return (
    <li>
      <a href={href} aria-current={current ? "page" : undefined}>
        <span className={icon} aria-hidden="true" />
        {label}
        {badge ? (
          <b className="nav-badge">
            {badge.count}
            <span className="visually-hidden"> {badge.of}</span>
          </b>
        ) : null}
      </a>
    </li>
  );
}

/**
 * The frame of every page of the administrator's area: its navigation is a rail beside the page, and on a phone a bar
 * at the thumb, whose last button opens the rest without any script.
 */
export function AdminLayout({ path, title, aside, badges = {}, children }: AdminLayoutProps) {
  const links = adminLinks.map((link) => (
    <RailLink key={link.href} {...link} current={link.href === path} badge={badges[link.href]} />
  ));
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
          <li>
            <LogOut>
              <span className="i-lucide-log-out" aria-hidden="true" />
              Log out
            </LogOut>
          </li>
        </ul>
      </nav>
      <div className="admin-page" id={adminPageFragment.slice(1)} tabIndex={-1}>
        <header className="admin-head">
          <h1 className="display admin-title">{title}</h1>
          {aside}
        </header>
        {children}
      </div>
      <Island of={sessionWatch} props={{}} when="load" />
    </div>
  );
}
