import type { ReactNode } from "react";
import { Island } from "../../../platform/islands/island.tsx";
import { paths } from "../../site/paths.ts";
import { adminPageFragment, adminPaths } from "../paths.ts";
import { LogOut } from "./log-out.tsx";
import sessionWatch from "./session-watch.island.tsx";

const groups = [
  {
    label: "Work",
    links: [
      { label: "Today", href: adminPaths.today, icon: "i-lucide-layout-dashboard" },
      { label: "Leads", href: adminPaths.leads, icon: "i-lucide-inbox" },
      { label: "Bookings", href: adminPaths.bookings, icon: "i-lucide-calendar" },
      { label: "Requests", href: adminPaths.requests, icon: "i-lucide-list-music" },
      { label: "Crate", href: adminPaths.crate, icon: "i-lucide-disc-3" },
      { label: "Waitlist", href: adminPaths.waitlist, icon: "i-lucide-hourglass" },
      { label: "Blocked days", href: adminPaths.blockedDays, icon: "i-lucide-calendar-x" },
    ],
  },
  {
    label: "Money and mail",
    links: [
      { label: "Money", href: adminPaths.money, icon: "i-lucide-banknote" },
      { label: "Outbox", href: adminPaths.outbox, icon: "i-lucide-send" },
      { label: "Planning mails", href: adminPaths.planningMails, icon: "i-lucide-mail-check" },
      { label: "Newsletter", href: adminPaths.newsletter, icon: "i-lucide-mail" },
    ],
  },
  {
    label: "Site and settings",
    links: [
      { label: "Content", href: adminPaths.content, icon: "i-lucide-pencil" },
      { label: "Reviews", href: adminPaths.reviews, icon: "i-lucide-star" },
      { label: "Calendars", href: adminPaths.calendars, icon: "i-lucide-calendar-sync" },
      { label: "Stats", href: adminPaths.stats, icon: "i-lucide-chart-column" },
      { label: "People", href: adminPaths.people, icon: "i-lucide-users" },
      { label: "Import and export", href: adminPaths.import, icon: "i-lucide-arrow-up-down" },
      { label: "Settings", href: adminPaths.settings, icon: "i-lucide-sliders-horizontal" },
      { label: "Audit log", href: adminPaths.audit, icon: "i-lucide-scroll-text" },
    ],
  },
] as const;

interface Badge {
  count: string;
  of: string;
}

type Badges = Readonly<Partial<Record<string, Badge | null>>>;

export const badgeOf = (count: string | null | undefined, of: string): Badge | null => (count ? { count, of } : null);

interface AdminLayoutProps {
  path: string;
  title: string;
  /** Above the title. */
  trail?: ReactNode;
  aside?: ReactNode;
  badges?: Badges;
  children: ReactNode;
}

/** Links in a phone's bar; its last button opens the others. */
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

export function AdminLayout({ path, title, trail, aside, badges = {}, children }: AdminLayoutProps) {
  const [work, ...others] = groups.map(({ label, links }) => ({
    label,
    links: links.map((link) => (
      <RailLink key={link.href} {...link} current={link.href === path} badge={badges[link.href]} />
    )),
  }));
  return (
    <div className="admin">
      <nav className="admin-nav no-print" aria-label="Administration">
        <p className="admin-group">{work?.label}</p>
        <ul className="admin-bar">{work?.links.slice(0, atThumb)}</ul>
        <button type="button" popoverTarget="admin-more">
          <span className="i-lucide-ellipsis" aria-hidden="true" />
          More
        </button>
        <div id="admin-more" popover="auto">
          <ul>{work?.links.slice(atThumb)}</ul>
          {others.map(({ label, links }) => (
            <div key={label}>
              <p className="admin-group">{label}</p>
              <ul>{links}</ul>
            </div>
          ))}
          <ul className="admin-out">
            <RailLink label="View site" href={paths.home} icon="i-lucide-external-link" />
            <li>
              <LogOut>
                <span className="i-lucide-log-out" aria-hidden="true" />
                Log out
              </LogOut>
            </li>
          </ul>
        </div>
      </nav>
      <div className="admin-page" id={adminPageFragment.slice(1)} tabIndex={-1}>
        {trail}
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
