import { countIn } from "../../../platform/language.ts";
import { useUiWords } from "../../../platform/ui/words.ts";
import { portalContractOf, portalKeys } from "../../bookings/client/paths.ts";
import type { Meeting } from "../../calls/model.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import type { PortalBooking } from "../frame/view.ts";
import { portalReview } from "../paths.ts";
import type { DashboardWords } from "./form.ts";

interface QuickActionsProps {
  words: DashboardWords;
  booking: PortalBooking;
  meeting: (Meeting & { note: string }) | null;
}

export function QuickActions({ words: { formats, actions: words }, booking, meeting }: QuickActionsProps) {
  const { newTab } = useUiWords();
  const { id, status, daysToGo } = booking;
  const isOver = daysToGo < 0 && (status === "confirmed" || status === "completed");
  const actions = [
    ...(isOver ? [{ ...words.review, href: portalReview(id), icon: "i-lucide-star" }] : []),
    {
      label: words.songs,
      note: booking.songs === 0 ? words.noSongs : countIn(formats, words.songCount, booking.songs),
      href: songPlaces.client.at({ booking: id }),
      icon: "i-lucide-list-music",
    },
    ...(isOver
      ? []
      : [
          {
            ...words.together,
            href: portalKeys(id),
            icon: "i-lucide-users",
          },
        ]),
    {
      ...words.contract,
      href: portalContractOf(id),
      icon: "i-lucide-file-text",
    },
    ...(meeting && daysToGo > 0 ? [{ label: words.meeting, icon: "i-lucide-calendar", ...meeting }] : []),
  ];
  return (
    <section className="card portal-card quick-actions" aria-labelledby="actions-title">
      <h2 className="h3" id="actions-title">
        {words.title}
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
                    {isExternal ? <span className="visually-hidden"> {newTab}</span> : null}
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
