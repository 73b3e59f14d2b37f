import type { ReactNode } from "react";
import { policyLinks } from "../content/navigation.ts";
import { site } from "../content/site.ts";
import { yearAt } from "../dates.ts";
import { Mark } from "./mark.tsx";
import { SiteLink } from "./site-link.tsx";

/** The header of an area behind a door: where one is, the way to its start, and at most one thing beside it. */
export function AreaHeader({ home, area, children }: { home: string; area: string; children?: ReactNode }) {
  return (
    <header className="site-header no-print">
      <div className="wrap header-row">
        <a className="brand font-display" href={home}>
          <Mark className="w-[28px] text-brand" />
          <span>
            {site.name} <span className="text-muted">{area}</span>
          </span>
        </a>
        <div className="ml-auto">{children}</div>
      </div>
    </header>
  );
}

/** The last line of every page: whose site this is since when until this year, and its policies. */
export function LegalLine({ className = "footer-base" }: { className?: string }) {
  const year = yearAt(Date.now());
  return (
    <div className={`${className} small`}>
      <p>
        {`© ${site.copyrightYear}${year > site.copyrightYear ? `–${year}` : ""} ${site.name}. All rights reserved.`}
      </p>
      <ul>
        {policyLinks.map((link) => (
          <li key={link.href}>
            <SiteLink link={link} className="footer-link" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer of an area behind a door: its last line alone. */
export function AreaFooter() {
  return (
    <footer className="area-footer no-print">
      <div className="wrap">
        <LegalLine className="area-legal" />
      </div>
    </footer>
  );
}
