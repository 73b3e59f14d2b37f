import type { NavLink } from "../../../content/navigation.ts";
import { site } from "../../../content/site.ts";
import type { PageMetadata } from "../../../platform/pages/metadata/page-metadata.ts";
import { useWords, wordsIn } from "../../../platform/pages/words.ts";
import { Mark } from "../../../platform/ui/mark.tsx";
import { SiteLink } from "../../../platform/ui/site-link.tsx";
import { paths } from "../paths.ts";

interface SiteHeaderProps {
  path: string | null;
  overlay?: boolean | undefined;
  alternates?: PageMetadata["alternates"];
}

function Brand() {
  return (
    <a className="brand font-display" href={useWords().frame.home}>
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

function LanguageLink({ language, path, className }: { language: string; path: string; className: string }) {
  return (
    <a className={className} href={path} hrefLang={language} lang={language}>
      {wordsIn(language).frame.name}
    </a>
  );
}

/** Shown once the visitor has moved, where the browser asks for this language; no page may differ by it. */
function LanguageOffer({ language, path }: { language: string; path: string }) {
  const { thisPage, closeNotice } = wordsIn(language).frame;
  return (
    <p className="language-offer small" data-language-offer="" lang={language} hidden>
      <a className="text-link" href={path} hrefLang={language} lang={language}>
        {thisPage}
      </a>
      <button type="button" className="btn btn-small btn-quiet" aria-label={closeNotice}>
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
    </p>
  );
}

export function SiteHeader({ path, overlay, alternates = [] }: SiteHeaderProps) {
  const {
    frame,
    formats,
    ui: { newTab },
  } = useWords();
  const { headerLinks, book, bookFromMenu, onAir } = frame;
  const others = alternates.filter(({ language }) => language !== formats.tag);
  return (
    <header className="site-header no-print" data-overlay={overlay ? "" : undefined}>
      <div className="wrap header-row">
        <Brand />
        <nav className="header-links" aria-label={frame.main}>
          {headerLinks.map((link) => (
            <HeaderLink key={link.href} link={link} path={path} />
          ))}
        </nav>
        {others.map((other) => (
          <LanguageLink key={other.language} {...other} className="header-channel" />
        ))}
        {site.streamingChannel && (
          <SiteLink link={{ ...site.streamingChannel, external: true }} className="header-channel" />
        )}
        <a
          className="btn btn-small btn-secondary header-book"
          href={book.href}
          aria-current={path === book.href ? "page" : undefined}
        >
          {book.label}
        </a>
        <button
          type="button"
          className="btn btn-small btn-secondary menu-button"
          command="show-modal"
          commandfor="menu"
          aria-label={frame.openMenu}
        >
          <span className="i-lucide-menu" aria-hidden="true" />
        </button>
      </div>
      {path === paths.live || !onAir ? null : (
        <a className="on-air-pill small" href={paths.live} data-on-air-pill="" hidden>
          {onAir}
        </a>
      )}
      {others.map((other) => (
        <LanguageOffer key={other.language} {...other} />
      ))}
      <dialog id="menu" className="menu" closedby="any" aria-label={frame.menu}>
        <div className="menu-top">
          <Brand />
          <button
            type="button"
            className="btn btn-small btn-secondary menu-button"
            command="close"
            commandfor="menu"
            aria-label={frame.closeMenu}
          >
            <span className="i-lucide-x" aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={frame.menu}>
          <ul className="menu-links font-display">
            {headerLinks.map((link) => (
              <li key={link.href}>
                <HeaderLink link={link} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu-bottom">
          {others.map((other) => (
            <LanguageLink key={other.language} {...other} className="btn btn-secondary" />
          ))}
          {bookFromMenu.external ? (
            <a className="btn btn-primary" href={bookFromMenu.href} target="_blank" rel="noopener">
              {bookFromMenu.label}
              <span className="i-lucide-arrow-up-right" aria-hidden="true" />
              <span className="visually-hidden"> {newTab}</span>
            </a>
          ) : (
            <a className="btn btn-primary" href={bookFromMenu.href}>
              {bookFromMenu.label}
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
