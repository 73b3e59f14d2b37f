import { headerLinks, type NavLink } from "../../../content/navigation.ts";
import { site } from "../../../content/site.ts";
import { Mark } from "../../../platform/ui/mark.tsx";
import { SiteLink } from "../../../platform/ui/site-link.tsx";
import { paths } from "../paths.ts";

interface SiteHeaderProps {
  path: string | null;
  overlay?: boolean | undefined;
}

function Brand() {
  return (
    <a className="brand font-display" href={paths.home}>
      <Mark className="w-[28px] text-brand" />
      {site.name}
    </a>
  );
}

function HeaderLink({ link, path }: { link: NavLink; path: string | null }) {
  return (
    <SiteLink link={link} current={link.href === path}>
      {link.href === paths.live ? <span className="visually-hidden" data-air-note="" /> : null}
    </SiteLink>
  );
}

export function SiteHeader({ path, overlay }: SiteHeaderProps) {
  return (
    <header className="site-header no-print" data-overlay={overlay ? "" : undefined}>
      <div className="wrap header-row">
        <Brand />
        <nav className="header-links" aria-label="Main">
          {headerLinks.map((link) => (
            <HeaderLink key={link.href} link={link} path={path} />
          ))}
        </nav>
        {site.streamingChannel && (
          <SiteLink link={{ ...site.streamingChannel, external: true }} className="header-channel" />
        )}
        <a
          className="btn btn-small btn-secondary header-book"
          href={paths.book}
          aria-current={path === paths.book ? "page" : undefined}
        >
          Book the DJ
        </a>
        <button
          type="button"
          className="btn btn-small btn-secondary menu-button"
          command="show-modal"
          commandfor="menu"
          aria-label="Open menu"
        >
          <span className="i-lucide-menu" aria-hidden="true" />
        </button>
      </div>
      {path === paths.live || !site.streamingChannel ? null : (
        <a className="on-air-pill small" href={paths.live} data-on-air-pill="" hidden>
          On air now
        </a>
      )}
      <dialog id="menu" className="menu" closedby="any" aria-label="Menu">
        <div className="menu-top">
          <Brand />
          <button
            type="button"
            className="btn btn-small btn-secondary menu-button"
            command="close"
            commandfor="menu"
            aria-label="Close menu"
          >
            <span className="i-lucide-x" aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className="menu-links font-display">
            {headerLinks.map((link) => (
              <li key={link.href}>
                <HeaderLink link={link} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu-bottom">
          {site.schedulingPage ? (
            <a className="btn btn-primary" href={site.schedulingPage} target="_blank" rel="noopener">
              Book the DJ
              <span className="i-lucide-arrow-up-right" aria-hidden="true" />
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ) : (
            <a className="btn btn-primary" href={paths.book}>
              Book the DJ
            </a>
          )}
          <a className="btn btn-secondary" href={site.phone.href}>
            <span className="i-lucide-phone" aria-hidden="true" />
            {site.phone.display}
          </a>
          {site.streamingChannel && (
            <SiteLink link={{ ...site.streamingChannel, external: true }} className="text-link" />
          )}
        </div>
      </dialog>
    </header>
  );
}
