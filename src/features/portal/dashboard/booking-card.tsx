import type { EventCategory } from "../../../content/categories.ts";
import type { Picture } from "../../../content/picture.ts";
import { backyardParty, beachWeddingClearwater, corporateGalaBallroom } from "../../../content/pictures.ts";
import { dateInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { grouped } from "../../../platform/numbers.ts";
import { Facts } from "../../../platform/ui/facts.tsx";
import { PictureFrame } from "../../../platform/ui/picture-frame.tsx";
import { portalContractOf, portalPay } from "../../bookings/client/paths.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import type { PortalBooking } from "../frame/view.ts";
import { BookingBadge } from "./status-badge.tsx";

const pictures: Readonly<Record<EventCategory, Picture>> = {
  corporate: corporateGalaBallroom,
  wedding: beachWeddingClearwater,
  "private-party": backyardParty,
};

/** Days to the event as a figure and the words below it. */
function countdown(days: number): [figure: string, words: string] {
  if (days === 0) return ["Today", "is the day"];
  const words = days > 0 ? "to go" : "ago";
  return [grouped(Math.abs(days)), `${Math.abs(days) === 1 ? "day" : "days"} ${words}`];
}

/**
 * The one thing to do next for a booking that is firm and ahead; `null` when nothing presses. What a hold waits for stands
 * above it.
 */
function nextStep({ id, status, daysToGo, songs, isChangeProposed, isSignedByClient, money: { owed } }: PortalBooking) {
  if (daysToGo < 0) return null;
  if (isChangeProposed) return { label: "Look at a change of your agreement", href: portalContractOf(id) };
  if (status !== "confirmed") return null;
  if (!isSignedByClient && !owed?.isLate) return { label: "Sign the agreement", href: portalContractOf(id) };
  if (owed && (owed.isLate || owed.purpose === "deposit"))
    return { label: `Pay the ${owed.purpose} of ${dollars(owed.amount)}`, href: portalPay(owed.purpose, id) };
  if (songs === 0) return { label: "Choose your first songs", href: songPlaces.client.at({ booking: id }) };
  return null;
}

/** The booking as a ticket: what was agreed, and on the torn-off side how long it is until then. */
export function BookingCard({ booking }: { booking: PortalBooking }) {
  const { eventDate, eventType, category, venue, city, hours, times, status, daysToGo } = booking;
  const [weekday = "", ...rest] = dateInWords(eventDate).split(" ");
  const [figure, words] = countdown(daysToGo);
  const next = nextStep(booking);
  const facts = [
    ["Event type", eventType],
    ["Package", `${booking.package}, ${hours} ${hours === 1 ? "hour" : "hours"}`],
    ["Music", times],
    ["Venue", venue ?? city ?? "Not set yet"],
  ] as const;
  return (
    <section className="card booking-card" aria-labelledby="booking-title">
      <div className="booking-facts">
        <div className="booking-top">
          <h2 className="text-muted font-600" id="booking-title">
            Your Booking
          </h2>
          <BookingBadge status={status} />
        </div>
        <p className="h2 booking-date">
          <span>{weekday}</span> <span className="whole">{rest.join(" ")}</span>
        </p>
        {next ? (
          <p className="booking-next">
            <span className="small text-muted">Next for you</span>
            <a className="text-link" href={next.href}>
              {next.label}
            </a>
          </p>
        ) : null}
        <Facts facts={facts} />
        {booking.lines.length > 0 ? (
          <details className="booking-lines">
            <summary className="text-link">What you booked, line by line</summary>
            <Facts facts={booking.lines.map(({ label, sum }) => [label, sum])} />
          </details>
        ) : null}
      </div>
      <div className="booking-count">
        <PictureFrame
          picture={pictures[category ?? "private-party"]}
          sizes="(max-width: 819px) 100vw, 240px"
          priority
          decorative
        />
        <p>
          <span className="display">{figure}</span> {words}
        </p>
      </div>
    </section>
  );
}
