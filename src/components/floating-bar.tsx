import { discountPercent } from "../content/offers.ts";
import { site } from "../content/site.ts";
import { quoteFragment } from "../paths.ts";

/** The way back to the form on small screens. The browser's script shows it once the visitor has scrolled on. */
export function FloatingBar() {
  return (
    <div className="floating-bar" data-floating-bar="" hidden>
      <a className="btn btn-primary" href={quoteFragment}>
        Get my quote, {discountPercent}% off
      </a>
      <a className="btn btn-secondary" href={site.phone.href}>
        <span className="i-lucide-phone" aria-hidden="true" />
        <span className="visually-hidden">Call {site.phone.display}</span>
      </a>
    </div>
  );
}
