import { dateInWords } from "../../../platform/dates.ts";
import { grouped } from "../../../platform/numbers.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import type { PortalBooking } from "../frame/view.ts";
import { BookingBadge } from "./status-badge.tsx";

function countdown(days: number): [figure: string, words: string] {
  if (days === 0) return ["Today", "is the day"];
  const words = days > 0 ? "to go" : "ago";
  return [grouped(Math.abs(days)), `${Math.abs(days) === 1 ? "day" : "days"} ${words}`];
}

export function BookingHead({ booking }: { booking: PortalBooking }) {
  const { eventDate, eventType, venue, city, hours, times, status, daysToGo } = booking;
  const [weekday = "", ...rest] = dateInWords(eventDate).split(" ");
  const [figure, words] = countdown(daysToGo);
  const facts = [
    ["Event type", eventType],
    ["Package", `${booking.package}, ${hours} ${hours === 1 ? "hour" : "hours"}`],
    ["Music", times],
    ["Venue", venue ?? city ?? "Not set yet"],
  ] as const;
  return (
    <section className="booking-head" aria-labelledby="booking-title">
      <div className="booking-top">
        <h2 className="text-muted font-600" id="booking-title">
          Your Booking
        </h2>
        <BookingBadge status={status} />
      </div>
      <div className="booking-when">
        <p>
          <span className="display booking-figure">{figure}</span> <span className="font-600">{words}</span>
        </p>
        <p className="h3 booking-date">
          <span>{weekday}</span> <span className="whole">{rest.join(" ")}</span>
        </p>
      </div>
      <DetailList className="booking-facts" facts={facts} />
    </section>
  );
}
