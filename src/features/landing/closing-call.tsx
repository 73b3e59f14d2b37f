import type { NavLink } from "../../content/navigation.ts";
import { leadReplyHours } from "../../content/offers.ts";
import { unbroken } from "../../content/places.ts";
import { site } from "../../content/site.ts";
import { demoPath } from "../portal/demo-paths.ts";

interface ClosingCallProps {
  heading: string;
  text: string;
  action: NavLink;
}

/** The last word of a page: the next step, by form, phone or mail. On a phone the bar at the foot of the screen calls. */
export function ClosingCall({ heading, text, action }: ClosingCallProps) {
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="closing-title">
      <h2 className="h1" id="closing-title">
        {unbroken(heading)}
      </h2>
      <p className="lead mt-5">
        {text} You know within {leadReplyHours} business hours.{" "}
        <a className="underline" href={demoPath}>
          Try the planner
        </a>{" "}
        that every booking comes with.
      </p>
      <p className="hero-actions">
        <a className="btn btn-primary" href={action.href}>
          {action.label}
        </a>
        <a className="btn btn-secondary wide-only" href={site.phone.href}>
          <span className="i-lucide-phone" aria-hidden="true" />
          Call
        </a>
        <a className="btn btn-secondary wide-only" href={`mailto:${site.email}`}>
          <span className="i-lucide-mail" aria-hidden="true" />
          Send an email
        </a>
      </p>
    </section>
  );
}
