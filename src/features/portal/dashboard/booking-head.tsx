import type { Words } from "../../../content/words/en/index.ts";
import { weekdayOf } from "../../../platform/dates.ts";
import { capitalized, countIn, fill, longDateIn, weekdayNameIn } from "../../../platform/language.ts";
import { grouped } from "../../../platform/numbers.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import type { PortalBooking } from "../frame/view.ts";
import { BookingBadge } from "./status-badge.tsx";

function countdown(days: number, { formats, dashboard: { head } }: Words): readonly (string | undefined)[] {
  if (days === 0) return head.today;
  return [grouped(Math.abs(days)), countIn(formats, days > 0 ? head.toGo : head.ago, Math.abs(days))];
}

export function BookingHead({ booking }: { booking: PortalBooking }) {
  const { eventDate, eventType, venue, city, hours, times, status, daysToGo } = booking;
  const all = useWords();
  const { formats, dashboard } = all;
  const words = dashboard.head;
  const weekday = capitalized(weekdayNameIn(formats, weekdayOf(eventDate), "long"));
  const [figure, counted] = countdown(daysToGo, all);
  const facts = [
    [words.eventType, eventType],
    [words.package, fill(countIn(formats, words.hours, hours), { package: booking.package })],
    [words.music, capitalized(times)],
    [words.venue, venue ?? city ?? words.notSet],
  ] as const;
  return (
    <section className="booking-head" aria-labelledby="booking-title">
      <div className="booking-top">
        <h2 className="text-muted font-600" id="booking-title">
          {words.title}
        </h2>
        <BookingBadge words={dashboard.statuses} status={status} />
      </div>
      <div className="booking-when">
        <p>
          <span className="display booking-figure">{figure}</span> <span className="font-600">{counted}</span>
        </p>
        <p className="h3 booking-date">
          <span>{fill(words.weekday, { weekday })}</span>{" "}
          <span className="whole">{longDateIn(formats, eventDate)}</span>
        </p>
      </div>
      <DetailList className="booking-facts" facts={facts} />
    </section>
  );
}
