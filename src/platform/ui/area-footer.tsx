import { policyLinks } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { yearAt } from "../dates.ts";
import { SiteLink } from "./site-link.tsx";

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
