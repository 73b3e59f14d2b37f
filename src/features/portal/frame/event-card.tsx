import type { CalendarDate } from "../../../platform/dates.ts";
import { capitalized, dateIn } from "../../../platform/language.ts";
import { eventTypeIn, useWords } from "../../../platform/pages/words.ts";
import { Sunset } from "../../../platform/ui/sunset.tsx";

interface EventCardProps {
  eventType: string;
  date: CalendarDate;
  venue?: string | null;
}

/** Beside a form about an event that is over. */
export function EventCard({ eventType, date, venue = null }: EventCardProps) {
  const words = useWords();
  return (
    <div className="card portal-beside event-card">
      <Sunset />
      <p className="h3">{capitalized(dateIn(words.formats, date))}</p>
      <p className="text-muted">
        {eventTypeIn(words, eventType)}
        {venue ? `, ${venue}` : ""}
      </p>
    </div>
  );
}
