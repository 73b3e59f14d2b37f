import { site } from "../../content/site.ts";
import { yearAt } from "../dates.ts";
import { useWords } from "../pages/words.ts";
import { SiteLink } from "./site-link.tsx";

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
