import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { yearAt } from "../dates.ts";
import { useWords } from "../pages/words.ts";
import { Mark } from "./mark.tsx";
import { SiteLink } from "./site-link.tsx";

interface AreaHeaderProps {
  home: string;
  area: string;
  person?: string | undefined;
  nav?: ReactNode;
  children?: ReactNode;
}

export function AreaHeader({ home, area, person, nav, children }: AreaHeaderProps) {
  return (
    <header className="site-header no-print">
      <div className="wrap header-row">
        <a className="brand font-display" href={home}>
          <Mark className="w-[28px] flex-none text-brand" />
          <span>
            {person ?? site.name} <span className={person ? "visually-hidden" : "area-name text-muted"}>{area}</span>
          </span>
        </a>
        {nav}
        <div className="area-aside">{children}</div>
      </div>
    </header>
  );
}

export function LegalLine({ className = "footer-base" }: { className?: string }) {
  const { rights, policyLinks } = useWords().frame;
  const year = yearAt(Date.now());
  return (
    <div className={`${className} small`}>
      <p>{`© ${site.copyrightYear}${year > site.copyrightYear ? `–${year}` : ""} ${site.name}. ${rights}`}</p>
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

export function AreaFooter() {
  return (
    <footer className="area-footer no-print">
      <div className="wrap">
        <LegalLine className="area-legal" />
      </div>
    </footer>
  );
}
