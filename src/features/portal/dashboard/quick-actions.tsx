import { portalContractOf, portalKeys } from "../../bookings/client/paths.ts";
import type { Meeting } from "../../calls/model.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import type { PortalBooking } from "../frame/view.ts";
import { portalReview } from "../paths.ts";

const songsInWords = (songs: number): string =>
  songs === 0 ? "No songs yet" : `${songs} ${songs === 1 ? "song" : "songs"} on your lists`;

interface QuickActionsProps {
  booking: PortalBooking;
  meeting: (Meeting & { note: string }) | null;
}

export function QuickActions({ booking, meeting }: QuickActionsProps) {
  const { id, status, daysToGo } = booking;
  const isOver = daysToGo < 0 && (status === "confirmed" || status === "completed");
  const actions = [
    ...(isOver
      ? [{ label: "Say how it was", note: "Stars and a few words", href: portalReview(id), icon: "i-lucide-star" }]
      : []),
    {
      label: "View Song List",
      note: songsInWords(booking.songs),
      href: songPlaces.client.at({ booking: id }),
      icon: "i-lucide-list-music",
    },
    ...(isOver
      ? []
      : [
          {
            label: "Plan It Together",
            note: "With a partner, planner or the venue",
            href: portalKeys(id),
            icon: "i-lucide-users",
          },
        ]),
    {
      label: "View Contract",
      note: "Ready to print",
      href: portalContractOf(id),
      icon: "i-lucide-file-text",
    },
    ...(meeting && daysToGo > 0 ? [{ label: "Schedule Meeting", icon: "i-lucide-calendar", ...meeting }] : []),
  ];
  return (
    <section className="card portal-card quick-actions" aria-labelledby="actions-title">
      <h2 className="h3" id="actions-title">
        Quick Actions
      </h2>
      <ul>
        {actions.map(({ label, note, href, icon, ...action }) => {
          const isExternal = "external" in action;
          return (
            <li key={label}>
              <a href={href} {...(isExternal ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
                <span className={icon} aria-hidden="true" />
                <span>
                  <b>{label}</b>
                  <span className="small text-muted">
                    {note}
                    {isExternal ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
                  </span>
                </span>
                <span
                  className={isExternal ? "i-lucide-arrow-up-right" : "i-lucide-chevron-right"}
                  aria-hidden="true"
                />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
