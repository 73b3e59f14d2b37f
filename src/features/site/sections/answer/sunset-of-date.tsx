import type { CalendarDate } from "../../../../platform/dates.ts";
import { sunsetOn, weddingAround } from "../../../dates/sunset.ts";

/** When the sun sets on a day, and a wedding around it: over the town that was chosen, else over the bay by Tampa. */
export function SunsetOfDate({ date, city }: { date: CalendarDate; city: string | null }) {
  const { place, time } = sunsetOn(date, city);
  return (
    <div className="date-sunset">
      <p>
        <span className="i-lucide-sunset" aria-hidden="true" />
        {city ? `Sunset in ${place} at ${time}` : `Sunset over Tampa Bay, by ${place}: ${time}`}
      </p>
      <p className="small text-muted">A wedding day around it could go:</p>
      <dl>
        {weddingAround(date, city).map(([part, begin]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{begin}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
