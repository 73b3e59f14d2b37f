import { site } from "../../content/site.ts";
import type { PortalBooking } from "../frame/view.ts";
import { portalContractOf, portalPlanAt, portalSongsAt } from "../paths.ts";

const songsInWords = (songs: number): string =>
  songs === 0 ? "No songs yet" : `${songs} ${songs === 1 ? "song" : "songs"} on your lists`;

/** The four things that a client does most. The meeting is arranged on another site, in a new tab. */
export function QuickActions({ booking }: { booking: PortalBooking }) {
  const actions = [
    {
      label: "View Song List",
      note: songsInWords(booking.songs),
      href: portalSongsAt({ booking: booking.id }),
      icon: "i-lucide-list-music",
    },
    {
      label: "Plan the Evening",
      note: "Moment by moment",
      href: portalPlanAt({ booking: booking.id }),
      icon: "i-lucide-clock",
    },
    {
      label: "Schedule Meeting",
      note: "Opens the calendar",
      href: site.schedulingPage,
      icon: "i-lucide-calendar",
      external: true,
    },
    {
      label: "View Contract",
      note: "Ready to print",
      href: portalContractOf(booking.id),
      icon: "i-lucide-file-text",
    },
  ];
  return (
    <section className="card quick-actions" aria-labelledby="actions-title">
      <h2 className="h3" id="actions-title">
        Quick Actions
      </h2>
      <ul>
        {actions.map(({ label, note, href, icon, external }) => (
          <li key={label}>
            <a href={href} {...(external ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
              <span className={icon} aria-hidden="true" />
              <span>
                <b>{label}</b>
                <span className="small text-muted">
                  {note}
                  {external ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
                </span>
              </span>
              <span className={external ? "i-lucide-arrow-up-right" : "i-lucide-chevron-right"} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
