import { site } from "../../../content/site.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { LegalLine } from "../../../platform/ui/area-frame.tsx";
import { Fold } from "../../../platform/ui/fold.tsx";
import { Mark } from "../../../platform/ui/mark.tsx";
import { SiteLink } from "../../../platform/ui/site-link.tsx";

function FooterColumns() {
  const { home, tagline, footerColumns } = useWords().frame;
  return (
    <div className="footer-grid">
      <div className="footer-contact">
        <a className="brand font-display" href={home}>
          <Mark className="w-[28px] text-brand" />
          {site.name}
        </a>
        <a className="h3 min-h-[44px] inline-flex items-center md:mt-4" href={site.phone.href}>
          {site.phone.display}
        </a>
        <a className="footer-link" href={`mailto:${site.email}`}>
          {site.email}
        </a>
        <p className="footer-tagline small text-muted mt-2 max-w-[15rem]">{tagline}</p>
      </div>
      {footerColumns.map((groups) => (
        <div key={groups[0].heading} className="footer-column">
          {groups
            .filter(({ links }) => links.length > 0)
            .map(({ heading, links }) => (
              <nav key={heading} aria-label={heading}>
                <h2 className="footer-heading">{heading}</h2>
                <Fold summary={heading}>
                  <ul>
                    {links.map((link) => (
                      <li key={link.label}>
                        <SiteLink link={link} className="footer-link" />
                      </li>
                    ))}
                  </ul>
                </Fold>
              </nav>
            ))}
        </div>
      ))}
    </div>
  );
}

export function SiteFooter() {
  return (
    <footer className="site-footer no-print">
      <div className="wrap">
        <FooterColumns />
        <LegalLine />
      </div>
    </footer>
  );
}
