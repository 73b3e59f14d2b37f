import { site } from "../../../content/site.ts";
import { dollars } from "../../../platform/money.ts";
import {
  portalBooked,
  portalContractOf,
  portalGuests,
  portalKeys,
  portalPay,
  portalPlanAt,
} from "../../bookings/client/paths.ts";
import { paymentPurposeLabels } from "../../payments/model.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import type { PortalBooking } from "../frame/view.ts";
import { portalReview } from "../paths.ts";

const songsInWords = (songs: number): string =>
  songs === 0 ? "No songs yet" : `${songs} ${songs === 1 ? "song" : "songs"} on your lists`;

function moneyInWords({ paid, confirming, owed }: PortalBooking["money"]): string {
  if (confirming > 0) return `${dollars(confirming)} being confirmed`;
  if (!owed) return paid > 0 ? `${dollars(paid)} paid, nothing left` : "Nothing to pay";
  const { purpose, amount, due, isLate } = owed;
  return `${paymentPurposeLabels[purpose]} of ${dollars(amount)} ${isLate ? "was due" : "due"} ${due}`;
}

interface QuickActionsProps {
  booking: PortalBooking;
  /** Where the booking's calendar file is; `null` while there is none. */
  calendar: string | null;
}

/** What a client does most. The meeting is arranged on another site, in a new tab. */
export function QuickActions({ booking, calendar }: QuickActionsProps) {
  const { id, status, money, daysToGo } = booking;
  const isAhead = daysToGo >= 0 && (status === "hold" || status === "confirmed");
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
    {
      label: "Plan the Evening",
      note: "Moment by moment",
      href: portalPlanAt({ booking: id }),
      icon: "i-lucide-clock",
    },
    {
      label: "Plan It Together",
      note: "With a partner, planner or the venue",
      href: portalKeys(id),
      icon: "i-lucide-users",
    },
    {
      label: "Guest Requests",
      note: "A code that lets guests ask for songs",
      href: portalGuests(id),
      icon: "i-lucide-qr-code",
    },
    {
      label: "Payments and Receipts",
      note: moneyInWords(money),
      href: money.owed?.purpose === "deposit" ? portalPay("deposit", id) : portalBooked(id),
      icon: "i-lucide-receipt-text",
    },
    {
      label: "View Contract",
      note: "Ready to print",
      href: portalContractOf(id),
      icon: "i-lucide-file-text",
    },
    ...(calendar && isAhead
      ? [
          {
            label: "Add to Your Calendar",
            note: "Opens in your calendar app",
            href: calendar,
            icon: "i-lucide-calendar-plus",
          },
        ]
      : []),
    {
      label: "Schedule Meeting",
      note: "Opens the calendar",
      href: site.schedulingPage,
      icon: "i-lucide-calendar",
      external: true,
    },
  ];
  return (
    <section className="card quick-actions" aria-labelledby="actions-title">
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
