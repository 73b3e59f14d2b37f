import { site } from "../../../content/site.ts";
import { fill } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";

export function FloatingBar({ href, label }: { href: string; label: string }) {
  const { callNumber } = useWords().landing;
  return (
    <div className="floating-bar" data-floating-bar="" hidden>
      <a className="btn btn-primary" href={href}>
        {label}
      </a>
      <a className="btn btn-secondary" href={site.phone.href}>
        <span className="i-lucide-phone" aria-hidden="true" />
        <span className="visually-hidden">{fill(callNumber, { phone: site.phone.display })}</span>
      </a>
    </div>
  );
}
